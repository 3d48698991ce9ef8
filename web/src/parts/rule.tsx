/** A rule as something to press: its sign, and its number for whoever asks. A refusal names the number at once. */

import { say } from "../speech";

export function Rule({ rule, open, full = false }: { rule: string; open: (rule: string) => void; full?: boolean }) {
  if (!rule) return null;
  return (
    <button type="button" class={`rule ${full ? "" : "is-sign"}`} data-rule={rule} title={rule} onClick={() => open(rule)} aria-label={say("web-rule-open", { rule })}>
      {full ? rule : "§"}
    </button>
  );
}
