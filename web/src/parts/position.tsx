/** A table that begins from a position: everybody who looks at it is told so; and a text that is none says where it fails. */

import { say } from "../words/speech";

/** For a table in a list. */
export function PositionMark({ on }: { on: boolean }) {
  return on ? <span class="chip">{say("web-from-position")}</span> : null;
}

/** For whoever is about to sit down, or sits there already. */
export function PositionNote({ on }: { on: boolean }) {
  return on ? <p class="position-note quiet small">{say("event-from-position")}</p> : null;
}

/** Why a table could not be made. What is wrong with a position stands in its own line, as its author wrote it. */
export function NotMade({ problem, detail }: { problem: string; detail: string }) {
  return problem ? (
    <p class="problem" role="alert">
      {say(`web-failed-${problem}`)}
      {problem === "bad-position" && detail && (
        <>
          {" "}
          <code>{detail}</code>
        </>
      )}
    </p>
  ) : null;
}
