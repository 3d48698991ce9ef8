/** Says when the connection is lost or slow: what is kept, and that it comes back by itself. It has a row of its own. */

import type { Session } from "../server/session";
import { say } from "../words/speech";

export function Connection({ session }: { session: Session }) {
  if (session.status.value !== "lost") {
    return session.slow.value > 0 ? (
      <p class="connection is-slow" role="status">
        {say("web-sending")}
      </p>
    ) : null;
  }
  return (
    <div class="connection" role="status">
      <span>{session.offline.value ? say("web-offline") : say("web-lost")}</span>
      <button type="button" class="plain" onClick={() => session.retry()}>
        {say("web-again")}
      </button>
    </div>
  );
}
