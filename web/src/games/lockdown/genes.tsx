/** Three linked sliders for the gene points: whatever one takes, another gives. */

import { useEffect, useState } from "preact/hooks";
import type { FormProps } from "../../board/board";
import { ATTRIBUTES, type View } from "./model";
import { Mark } from "./signs";

export type Split = readonly [number, number, number];

const LEAST = 1;
const FIRST: Split = [4, 3, 3];

/** The split after one attribute was moved: the one that was touched longest ago gives or takes first. */
export function moved(split: Split, at: number, value: number, touched: readonly number[]): Split {
  const points = split[0] + split[1] + split[2];
  const next = [...split] as [number, number, number];
  next[at] = Math.max(LEAST, Math.min(points - 2 * LEAST, value));
  let rest = points - next[at]!;
  const others = [0, 1, 2].filter((i) => i !== at).sort((a, b) => touched.indexOf(a) - touched.indexOf(b));
  // The last in line keeps what it has, as far as that is possible.
  const [first, second] = others as [number, number];
  next[second] = Math.max(LEAST, Math.min(next[second]!, rest - LEAST));
  rest -= next[second]!;
  next[first] = rest;
  return next;
}

export function GeneForm({ question, view, words, choose, why, busy }: FormProps<View>) {
  const me = view.me;
  const start: Split = question.kind === "desk" && me ? [me.force, me.speed, me.load] : FIRST;
  const [split, setSplit] = useState<Split>(start);
  const [touched, setTouched] = useState<readonly number[]>([0, 1, 2]);
  useEffect(() => setSplit(start), [question.kind]);
  const points = split[0] + split[1] + split[2];
  const notation = `genes:${split.join("-")}`;
  const choice = question.options.find((one) => one.notation === notation);
  const keep = question.options.find((one) => one.notation === "pass");
  const put = (at: number, value: number) => {
    setSplit(moved(split, at, value, touched));
    setTouched([...touched.filter((one) => one !== at), at]);
  };
  return (
    <div class="lk-genes">
      {ATTRIBUTES.map((attribute, at) => {
        const value = split[at]!;
        const title = words.say(`attribute-${attribute}`);
        return (
          <div key={attribute} class="lk-gene">
            <Mark of={attribute} />
            <span class="lk-gene-name" id={`lk-gene-${attribute}`}>
              {title}
            </span>
            <small class="quiet">{words.say(`board-${attribute}-text`)}</small>
            <output class="lk-gene-value">{value}</output>
            <div class="lk-gene-slide">
              <button type="button" aria-label={words.say("board-gene-less", { attribute: title })} disabled={value <= LEAST} onClick={() => put(at, value - 1)}>
                −
              </button>
              <input type="range" min={LEAST} max={points - 2 * LEAST} value={value} aria-labelledby={`lk-gene-${attribute}`} onInput={(event) => put(at, Number(event.currentTarget.value))} />
              <button type="button" aria-label={words.say("board-gene-more", { attribute: title })} disabled={value >= points - 2 * LEAST} onClick={() => put(at, value + 1)}>
                +
              </button>
            </div>
          </div>
        );
      })}
      <div class="lk-row options">
        <button
          type="button"
          class="option is-first"
          data-option={notation}
          disabled={busy}
          onClick={() => (choice ? choose(choice) : why(notation))}
        >
          {words.say("board-genes-set", { genes: split.join("-") })}
        </button>
        {keep && (
          <button type="button" class="option" data-option="pass" disabled={busy} onClick={() => choose(keep)}>
            {words.say("board-genes-keep")}
          </button>
        )}
      </div>
    </div>
  );
}
