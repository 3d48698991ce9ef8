/** A session that is over, to be read again: what was read and chosen, won and lost; and to be kept as one page. */

import type { BoardProps } from "../../board/board";
import { download } from "../../server/api";
import { Save } from "../../parts/icons";
import { Piece } from "./book";
import { chronicleOf, earlierOf, pageOf } from "./telling";
import { kindOf, type View } from "./model";
import { Sign } from "./signs";
import { Dials } from "./strip";

export function Chronicle({ props }: { props: BoardProps<View> }) {
  const { view, words, history } = props;
  const chapters = [...earlierOf(props.sight.pages, history, words), ...chronicleOf(history, words)];
  const begun = history.find((one) => kindOf(one) === "session")?.phrase.facts["session"];
  const session = typeof begun === "number" ? begun : view.campaign.session;
  const title = words.say("board-chronicle", { session });
  const save = () => download(new Blob([pageOf(title, chapters, words, props.name)], { type: "text/html" }), `aftermath-${session}.html`);
  return (
    <div class="af-book is-single">
      <div class="af-leaf is-right">
        <div class="af-story af-chronicle" tabIndex={0} role="region" aria-label={title}>
          <header>
            <h2 class="af-title">{title}</h2>
            <p class="af-dials">
              <Dials props={props} />
            </p>
            <ul class="af-deeds-done">
              {Object.entries(view.campaign.missions).map(([mission, state]) => (
                <li key={mission} class={`is-${state}`}>
                  <Sign of={state === "succeeded" ? "passed" : state === "failed" ? "failed" : "mission"} /> {words.ref(`mission:${mission}`)}: {words.say(`board-mission-${state}`)}
                </li>
              ))}
              {view.campaign.goals.map((hero) => (
                <li key={hero}>
                  <Sign of="goal" /> {words.ref(`hero:${hero}`)}: {words.say("board-goal")}
                </li>
              ))}
            </ul>
            <button type="button" onClick={save}>
              <Save />
              {words.say("board-chronicle-save")}
            </button>
          </header>
          {chapters.map((chapter, i) => (
            <section key={i} class="af-chapter">
              {chapter.title && <h3>{chapter.title}</h3>}
              {chapter.pieces.map((one, n) => (
                <Piece key={one.key} one={one} props={props} first={n === 0} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
