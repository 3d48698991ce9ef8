/** What somebody could believe who knew what this seat knew: one thing at a time, in numbers; the board shades it. */

import { askable, likeliest, type Shades, shadesFor } from "../board/belief";
import type { BoardModule } from "../board/board";
import { say, words } from "../words/speech";

const MOST = 6;

interface BeliefProps {
  shades: Shades;
  module: BoardModule | null;
  asked: string;
  setAsked: (asked: string) => void;
  name: (seat: string) => string;
}

export function BeliefPanel({ shades, module, asked, setAsked, name }: BeliefProps) {
  const chances = likeliest(shadesFor(shades, asked, module), MOST);
  return (
    <div class="belief">
      <label class="field">
        <span>{say("web-belief-about")}</span>
        <select value={asked} onChange={(event) => setAsked(event.currentTarget.value)}>
          <option value="">{say("web-belief-nothing")}</option>
          {askable(shades, module).map((one) => (
            <option key={one} value={one}>
              {words.value.ref(one, name)}
            </option>
          ))}
        </select>
      </label>
      {asked && (
        <ol class="belief-chances">
          {chances.map(([reference, weight]) => (
            <li key={reference}>
              <span>{words.value.ref(reference, name)}</span>
              <meter min={0} max={1} value={weight} aria-hidden="true" />
              <span class="belief-weight">{say("web-percent", { share: Math.round(weight * 100) })}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
