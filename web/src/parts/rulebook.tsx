/** The rulebook: chapters and rules from the game's texts, searchable, open at any rule. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { say, words } from "../words/speech";
import type { GameInfo } from "../server/wire";
import type { Words } from "../words/words";
import { Search } from "./icons";

export interface Chapter {
  id: string;
  rules: { id: string; text: string }[];
}

/** The rules whose ID or text holds every word that is looked for, chapter by chapter. */
export function searched(game: GameInfo, words: Words, wanted: string): Chapter[] {
  const parts = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return game.rulebook
    .map((section) => ({
      id: section.id,
      rules: section.rules
        .map((id) => ({ id, text: words.say(id) }))
        .filter(({ id, text }) => parts.every((part) => `${id} ${text}`.toLowerCase().includes(part))),
    }))
    .filter((chapter) => chapter.rules.length > 0);
}

interface RulebookProps {
  game: GameInfo;
  /** The rule to show. */
  rule: string | null;
  /** Given where rules have addresses of their own. */
  linkTo?: (rule: string) => string;
}

export function Rulebook({ game, rule, linkTo }: RulebookProps) {
  const [wanted, setWanted] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const chapters = useMemo(() => searched(game, words.value, wanted), [game, words.value, wanted]);
  const count = chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  useEffect(() => {
    if (rule) setWanted("");
  }, [rule]);
  useEffect(() => {
    const found = rule && list.current?.querySelector(`[data-rule="${CSS.escape(rule)}"]`);
    if (found) found.scrollIntoView({ block: "center" });
  }, [rule, words.value, wanted]);
  return (
    <div class="rulebook">
      <label class="search">
        <Search />
        <span class="unseen">{say("web-rules-search")}</span>
        <input
          type="search"
          value={wanted}
          placeholder={say("web-rules-search")}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
      </label>
      <p class="unseen" role="status">
        {wanted ? say("web-rules-found", { count }) : ""}
      </p>
      {count === 0 && <p class="quiet">{say("web-rules-none")}</p>}
      <div class="chapters" ref={list}>
        {chapters.map((chapter) => (
          <section key={chapter.id}>
            <h2>{words.value.say(`section-${chapter.id}`)}</h2>
            <dl>
              {chapter.rules.map(({ id, text }) => (
                <div key={id} class={id === rule ? "rule-row is-open" : "rule-row"} data-rule={id}>
                  <dt>{linkTo ? <a href={linkTo(id)}>{id}</a> : id}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </div>
  );
}
