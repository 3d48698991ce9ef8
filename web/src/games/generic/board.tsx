/**
 * The board of games that bring none: a row a seat, a map where places have neighbours, and whatever else the view names,
 * with what may be done to each.
 *
 * It knows no game. A value is named by the game's texts where a message fits (`role-owl` for a field `role`), or if it
 * is a reference (`seat:B`, `card:wind`). A label is the message `view-<field>`, if the game has one. What a spectator
 * sees differently is covered, leaf by leaf.
 */

import type { BoardModule, BoardProps } from "../../board/board";
import { aheadAt } from "../../kit";
import type { Target } from "../../board/options";
import { SeatBadge } from "../../parts/icons";
import { say } from "../../words/speech";
import type { Words } from "../../words/words";
import { placesOf, PlaceMap } from "./map";

export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };
export type Fields = Record<string, Plain>;

const LETTERS = "ABCDEFGHIJKLMNOP";

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** One leaf of a seat's row; `path` says where in the view it stands. */
export interface Leaf {
  key: string;
  path: string;
  value: Plain;
}

/** The rows of the seats: every list of the view that has one entry for each of them, put side by side. */
export function rowsOf(view: unknown, count: number): Leaf[][] {
  const rows: Leaf[][] = Array.from({ length: count }, () => []);
  if (!isFields(view)) return rows;
  for (const [key, list] of Object.entries(view)) {
    if (!bySeat(list, count)) continue;
    list.forEach((entry, i) => {
      if (!isFields(entry)) return;
      for (const [inner, value] of Object.entries(entry)) {
        if (inner !== "seat") rows[i]!.push({ key: inner, path: `${key}.${i}.${inner}`, value });
      }
    });
  }
  return rows;
}

function bySeat(value: Plain | undefined, count: number): value is Plain[] {
  return Array.isArray(value) && count > 0 && value.length === count && value.every(isFields);
}

/** Whether a leaf, or something inside it, is one of those that others see otherwise. */
export function isOwn(path: string, own: readonly string[]): boolean {
  return own.some((one) => one === path || one.startsWith(`${path}.`) || path.startsWith(`${one}.`));
}

/** A value in words: as a reference of its field's kind if the game has a word for it. */
export function inWords(key: string, value: Plain, words: Words, name: (seat: string) => string): string {
  if (value === null) return "–";
  if (typeof value === "boolean") return say(value ? "web-yes" : "web-no");
  if (Array.isArray(value)) return words.list(value.map((one) => inWords(key, one, words, name))) || "–";
  if (isFields(value)) return words.list(Object.entries(value).map(([k, v]) => `${label(k, words)} ${inWords(k, v, words, name)}`));
  if (typeof value === "number") return String(value);
  if (value === "hidden") return say("web-hidden");
  if (isReference(value, words)) return words.ref(value, name);
  if (["turn", "seat", "seats", "speaker", "winners"].includes(key)) return [...value].map(name).join(" ") || "–";
  for (const kind of [key, key.replace(/s$/, ""), "place", "card", "area", "role", "phase"]) {
    if (words.has(`${kind}-${value}`)) return words.say(`${kind}-${value}`);
  }
  return value || "–";
}

/** Whether a text names a seat (`seat:B`), or a thing that the game has a name for (`card:wind`). */
function isReference(value: string, words: Words): boolean {
  return /^seat:[A-P]$/.test(value) || (value.includes(":") && words.has(value.replace(":", "-")));
}

export function label(key: string, words: Words): string {
  return words.has(`view-${key}`) ? words.say(`view-${key}`) : key.replaceAll("_", " ");
}

/** Whether something can be done with a thing, for its look and for a screen reader. */
export function standing(target: Target | undefined): "open" | "refused" | "none" {
  if (!target) return "none";
  return target.options.length > 0 ? "open" : "refused";
}

function GenericBoard(props: BoardProps) {
  const { view, sight, seats, words, name, targets, pick, peeked, setPeeked, mode, truth, table, game } = props;
  const count = table?.seats.length ?? 0;
  const rows = rowsOf(view, count);
  const own = mode === "play" ? sight.own : [];
  const turn = isFields(view) ? view["turn"] : null;
  const facts = isFields(view) ? Object.entries(view).filter(([key, value]) => !["seat", "options"].includes(key) && !bySeat(value, count)) : [];
  const map = placesOf(game);
  const drawn = new Set([...rows.map((_, i) => `seat:${LETTERS[i]}`), ...map.map((place) => `place:${place.id}`)]);
  const things = [...targets.values()].filter((target) => !drawn.has(target.reference));
  const shown = (path: string, key: string, value: Plain) =>
    isOwn(path, own) && !peeked ? <Covered uncover={() => setPeeked(true)} /> : inWords(key, value, words, name);
  return (
    <div class="generic-board">
      {map.length > 0 && <PlaceMap places={map} rows={rows} own={own} props={props} />}
      <ul class="generic-seats">
        {rows.map((leaves, i) => {
          const letter = LETTERS[i]!;
          return (
            <li key={letter} class={`generic-seat ${turn === letter || turn === i ? "has-turn" : ""} ${seats.includes(letter) ? "is-me" : ""}`}>
              <span class="generic-seat-head">
                <SeatBadge seat={letter} />
                <Thing reference={`seat:${letter}`} target={targets.get(`seat:${letter}`)} ahead={aheadAt(targets.get(`seat:${letter}`), props)} pick={pick}>
                  {name(letter)}
                </Thing>
              </span>
              <dl>
                {leaves.map(({ key, path, value }) => (
                  <div key={path}>
                    <dt>{label(key, words)}</dt>
                    <dd>{shown(path, key, value)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          );
        })}
      </ul>
      {things.length > 0 && (
        <ul class="generic-things">
          {things.map((target) => (
            <li key={target.reference}>
              <Thing reference={target.reference} target={target} ahead={aheadAt(target, props)} pick={pick}>
                {words.ref(target.reference, name)}
              </Thing>
            </li>
          ))}
        </ul>
      )}
      <dl class="generic-facts">
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{label(key, words)}</dt>
            <dd>{key === "turn" && typeof value === "number" ? name(LETTERS[value] ?? "") : shown(key, key, value)}</dd>
          </div>
        ))}
      </dl>
      {truth && mode === "replay" && (
        <details class="generic-truth">
          <summary>{say("web-truth")}</summary>
          <Tree value={truth as Fields} words={words} name={name} />
        </details>
      )}
    </div>
  );
}

/** In place of something that only I may see, until I ask for it. */
function Covered({ uncover }: { uncover: () => void }) {
  return (
    <button type="button" class="cover-inline" onClick={uncover}>
      {say("web-covered")}
    </button>
  );
}

function Tree({ value, words, name }: { value: Fields; words: Words; name: (seat: string) => string }) {
  return (
    <dl>
      {Object.entries(value).map(([key, inner]) => (
        <div key={key}>
          <dt>{label(key, words)}</dt>
          <dd>{isFields(inner) ? <Tree value={inner} words={words} name={name} /> : inWords(key, inner, words, name)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ThingProps {
  reference: string;
  target: Target | undefined;
  /** What a press brings that acts at once. */
  ahead: string;
  pick: (reference: string) => void;
  children: string;
}

function Thing({ reference, target, ahead, pick, children }: ThingProps) {
  const how = standing(target);
  if (how === "none") return <span class="thing">{children}</span>;
  return (
    <button type="button" class={`thing is-${how}`} aria-disabled={how === "refused"} onClick={() => pick(reference)}>
      <span>
        {children}
        {ahead && <small class="option-ahead">{ahead}</small>}
      </span>
    </button>
  );
}

export const board: BoardModule = { Board: GenericBoard };
