/** A rule as something to press: its sign, and its number for whoever asks. A refusal names the number at once. */

import { words } from "../words/speech";

export function Rule({ rule, open, full = false }: { rule: string; open: (rule: string) => void; full?: boolean }) {
  if (!rule) return null;
  // Whatever a rule stands beside is drawn anew with other words. A log has hundreds, which need not listen themselves.
  const label = words.peek().say("web-rule-open", { rule });
  return (
    <button type="button" class={`rule ${full ? "" : "is-sign"}`} data-rule={rule} title={rule} onClick={() => open(rule)} aria-label={label}>
      {full ? rule : "§"}
    </button>
  );
}
