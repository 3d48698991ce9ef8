/** An error that says what happened, what was kept, and what to do. */

import { say } from "../speech";

interface ProblemProps {
  code: string;
  /** What the player can do about it. */
  action?: { text: string; run: () => void };
}

export function Problem({ code, action }: ProblemProps) {
  return (
    <div class="problem-card" role="alert">
      <p>{say(`web-failed-${code}`)}</p>
      {action && (
        <button type="button" onClick={action.run}>
          {action.text}
        </button>
      )}
      <a href="#/">{say("web-home")}</a>
    </div>
  );
}
