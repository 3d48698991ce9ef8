/**
 * The board of games that bring none: seats and things as the view names them, with what may be done to each.
 *
 * It knows no game. Values are named by the game's texts where a message fits (`role-owl` for a field `role`), labels
 * by `view-<field>` where the game has such a message.
 */

import type { BoardModule, BoardProps } from "../../board";
import { say } from "../../speech";
import type { Target } from "../../options";
import type { Words } from "../../words";

type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };
type Fields = Record<string, Plain>;

const LETTERS = "ABCDEFGHIJKLMNOP";

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The seats in a view: the entries of its list `seats`, by letter. */
export function seatsIn(view: unknown): [string, Fields][] {
  const seats = isFields(view) ? view["seats"] : null;
  if (!Array.isArray(seats)) return [];
  return seats
    .filter(isFields)
    .map((fields, i) => [typeof fields["seat"] === "string" ? fields["seat"] : LETTERS[i]!, fields]);
}

/** Fields that are secrets of a seat: somebody else's cannot be seen. */
export function secretFields(seats: readonly [string, Fields][], mine: string): Set<string> {
  const others = seats.filter(([seat]) => seat !== mine).map(([, fields]) => fields);
  const own = seats.find(([seat]) => seat === mine)?.[1] ?? {};
  const unseen = (value: Plain | undefined) => value === null || value === undefined || value === "hidden";
  const secret = Object.keys(own).filter((key) => !unseen(own[key]) && others.some((fields) => unseen(fields[key])));
  // A field that repeats a secret gives it away.
  const values = new Set(secret.map((key) => own[key]).filter((value) => typeof value === "string"));
  const repeats = (value: Plain | undefined): boolean => (Array.isArray(value) ? value.some(repeats) : values.has(value as string));
  return new Set(Object.keys(own).filter((key) => key !== "seat" && (secret.includes(key) || repeats(own[key]))));
}

/** A value in words: as a reference of its field's kind if the game has a word for it. */
export function inWords(key: string, value: Plain, words: Words, name: (seat: string) => string): string {
  if (value === null) return "–";
  if (typeof value === "boolean") return say(value ? "web-yes" : "web-no");
  if (Array.isArray(value)) return words.list(value.map((one) => inWords(key, one, words, name))) || "–";
  if (isFields(value)) return words.list(Object.entries(value).map(([k, v]) => `${label(k, words)} ${inWords(k, v, words, name)}`));
  if (typeof value === "number") return String(value);
  if (value === "hidden") return say("web-hidden");
  if (key === "turn" || key === "seat" || key === "seats") return name(value);
  for (const kind of [key, key.replace(/s$/, ""), "card", "area", "role", "phase"]) {
    if (words.has(`${kind}-${value}`)) return words.say(`${kind}-${value}`);
  }
  return value || "–";
}

export function label(key: string, words: Words): string {
  return words.has(`view-${key}`) ? words.say(`view-${key}`) : key.replaceAll("_", " ");
}

/** Whether something can be done with a thing, for its look and for a screen reader. */
export function standing(target: Target | undefined): "open" | "refused" | "none" {
  if (!target) return "none";
  return target.options.length > 0 ? "open" : "refused";
}

function GenericBoard({ view, sight, seat, words, name, targets, pick, peeked, setPeeked, mode, truth }: BoardProps) {
  const seats = seatsIn(view);
  const secret = mode === "play" ? secretFields(seats, seat) : new Set<string>();
  const own = new Set(mode === "play" ? sight.own : []);
  const turn = isFields(view) ? view["turn"] : null;
  const others = isFields(view) ? Object.entries(view).filter(([key]) => !["seats", "seat", "options"].includes(key)) : [];
  const known = new Set(seats.map(([letter]) => `seat:${letter}`));
  const things = [...targets.values()].filter((target) => !known.has(target.reference));
  return (
    <div class="generic-board">
      <ul class="generic-seats">
        {seats.map(([letter, fields], i) => (
          <li key={letter} class={`generic-seat ${turn === letter || turn === i ? "has-turn" : ""}`}>
            <Thing reference={`seat:${letter}`} target={targets.get(`seat:${letter}`)} pick={pick}>
              {name(letter)}
            </Thing>
            <dl>
              {Object.entries(fields)
                .filter(([key]) => key !== "seat")
                .map(([key, value]) => (
                  <div key={key}>
                    <dt>{label(key, words)}</dt>
                    <dd>
                      {letter === seat && secret.has(key) && !peeked ? (
                        <Covered uncover={() => setPeeked(true)} />
                      ) : (
                        inWords(key, value, words, name)
                      )}
                    </dd>
                  </div>
                ))}
            </dl>
          </li>
        ))}
      </ul>
      {things.length > 0 && (
        <ul class="generic-things">
          {things.map((target) => (
            <li key={target.reference}>
              <Thing reference={target.reference} target={target} pick={pick}>
                {words.ref(target.reference, name)}
              </Thing>
            </li>
          ))}
        </ul>
      )}
      <dl class="generic-facts">
        {others.map(([key, value]) => (
          <div key={key}>
            <dt>{label(key, words)}</dt>
            <dd>
              {own.has(key) && !peeked ? (
                <Covered uncover={() => setPeeked(true)} />
              ) : key === "turn" && typeof value === "number" ? (
                name(LETTERS[value] ?? "")
              ) : (
                inWords(key, value, words, name)
              )}
            </dd>
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
  pick: (reference: string) => void;
  children: string;
}

function Thing({ reference, target, pick, children }: ThingProps) {
  const how = standing(target);
  if (how === "none") return <span class="thing">{children}</span>;
  return (
    <button type="button" class={`thing is-${how}`} aria-disabled={how === "refused"} onClick={() => pick(reference)}>
      {children}
    </button>
  );
}

export const board: BoardModule = { Board: GenericBoard };
