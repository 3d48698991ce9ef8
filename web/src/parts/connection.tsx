/** Says when the connection is lost: what is kept, and that it comes back by itself. */

import type { Session } from "../session";
import { say } from "../speech";

export function Connection({ session }: { session: Session }) {
  if (session.status.value !== "lost") return null;
  return (
    <div class="connection" role="status">
      <span>{navigator.onLine ? say("web-lost") : say("web-offline")}</span>
      <button type="button" class="plain" onClick={() => session.retry()}>
        {say("web-again")}
      </button>
    </div>
  );
}
