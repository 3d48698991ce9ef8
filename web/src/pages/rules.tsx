/** The rulebook as a page, with an address for every rule. */

import { useEffect } from "preact/hooks";
import { InWords, Page } from "../parts/page";
import { Problem } from "../parts/problem";
import { Rulebook } from "../parts/rulebook";
import { say, words } from "../words/speech";
import { useGameInfo } from "./lobby";

export function Rules({ game, rule }: { game: string; rule: string | null }) {
  const { found, problem, again } = useGameInfo(game);
  useEffect(() => {
    if (!rule) scrollTo(0, 0);
  }, []);
  return (
    <Page main="rules-page" game={game}>
      {problem && <Problem title code={problem} {...(problem !== "gone" && { action: { text: say("web-again"), run: again } })} />}
      {found && (
        <InWords game={game}>
          <h1>{say("web-rules-of", { game: words.value.say("game-name") })}</h1>
          <nav class="chapter-list" aria-label={say("web-chapters")}>
            {found.rulebook.map((section) => (
              <a key={section.id} href={`#/rules/${game}/${section.rules[0] ?? ""}`}>
                {words.value.say(`section-${section.id}`)}
              </a>
            ))}
          </nav>
          <Rulebook game={found} rule={rule} linkTo={(id) => `#/rules/${game}/${id}`} />
        </InWords>
      )}
    </Page>
  );
}
