/** An address that leads nowhere: it says so, and shows the way to the lobby. */

import { Page } from "../parts/page";
import { say } from "../words/speech";

export function Lost() {
  return (
    <Page main="lobby lost">
      <h1>{say("web-nowhere")}</h1>
      <p>{say("web-nowhere-text")}</p>
      <p>
        <a class="button primary" href="#/">
          {say("web-home")}
        </a>
      </p>
    </Page>
  );
}
