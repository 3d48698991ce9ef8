/** Nothing to show yet: the lamp, and a word that it takes a moment. */

import { say } from "../words/speech";
import { Lamp } from "./icons";

export function Loading() {
  return (
    <div class="loading" role="status">
      <Lamp />
      <p class="quiet">{say("web-loading")}</p>
    </div>
  );
}
