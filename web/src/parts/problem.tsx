/** An error that says what happened, what was kept, and what to do. */

import { say } from "../words/speech";

interface ProblemProps {
  code: string;
  /** What the player can do about it. */
  action?: { text: string; run: () => void };
  /** Whether the page consists of nothing else. */
  title?: boolean;
}

export function Problem({ code, action, title = false }: ProblemProps) {
  return (
    <div class="problem-card" role="alert">
      {title && <h1 class="unseen">gloam</h1>}
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
