/** A session that is over, to be read again: what was read and chosen, won and lost; and to be kept as one page. */

import type { BoardProps } from "../../board";
import { download } from "../../api";
import { Save } from "../../parts/icons";
import { Piece } from "./book";
import { chronicleOf, pageOf } from "./telling";
import type { View } from "./model";
import { Dials } from "./strip";

export function Chronicle({ props }: { props: BoardProps<View> }) {
  const { view, words, history } = props;
  const chapters = chronicleOf(history, words);
  const title = words.say("board-chronicle", { session: view.campaign.session });
  const save = () => download(new Blob([pageOf(title, chapters, words, props.name)], { type: "text/html" }), `aftermath-${view.campaign.session}.html`);
  return (
    <div class="af-book is-single">
      <div class="af-leaf is-right">
        <div class="af-story af-chronicle" tabIndex={0} role="region" aria-label={title}>
          <header>
            <h2 class="af-title">{title}</h2>
            <p class="af-dials">
              <Dials props={props} />
            </p>
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
