/** The picture of a killer, a victim, a card or an item, beside a question and in the opening: in the light of one lamp. */

import type { SubjectProps } from "../../board/board";
import { typeOfCard, type View } from "./model";
import { killerSign, Sign, TYPE_SIGNS, VICTIM_SIGNS } from "./signs";

export function Subject({ reference, game }: SubjectProps<View>) {
  const [kind = "", id = ""] = reference.split(":");
  const signs: Record<string, string> = {
    killer: killerSign(id),
    side: id === "killer" ? "eye" : "person",
    victim: VICTIM_SIGNS[id] ?? "person",
    kcard: TYPE_SIGNS[typeOfCard(game, id)] ?? "cards",
    item: id === "key" ? "key" : "item",
    location: "door",
    plan: "flag",
  };
  const sign = signs[kind];
  if (!sign) return null;
  return (
    <span class={`wh-subject is-${kind}`}>
      <Sign of={kind === "victim" ? "person" : sign} class="is-large" />
      {kind === "victim" && <Sign of={sign} class="is-small" />}
    </span>
  );
}
