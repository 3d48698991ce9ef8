/** A rule's number as something to press. */

import { say } from "../speech";

export function Rule({ rule, open }: { rule: string; open: (rule: string) => void }) {
  if (!rule) return null;
  return (
    <button type="button" class="rule" onClick={() => open(rule)} aria-label={say("web-rule-open", { rule })}>
      {rule}
    </button>
  );
}
