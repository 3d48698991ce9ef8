/** The picture of a hero, a card or a place, beside a question and in the opening. */

import type { SubjectProps } from "../../board/board";
import { ActionCard } from "./cards";
import { contentOf, type View } from "./model";
import { Face, Sign } from "./signs";

export function Subject({ reference, game, words }: SubjectProps<View>) {
  const [kind = "", id = ""] = reference.split(":");
  const content = contentOf(game);
  if (kind === "hero") return <Face hero={id} class="af-subject is-large" />;
  if (kind === "card" && content.cards.has(id)) return <ActionCard card={content.cards.get(id)!} words={words} />;
  const signs: Record<string, string> = { item: "equip", ability: "ability", status: "ability", enemy: content.enemies.get(id)?.type ?? "enemy", location: "map", mission: "mission", environment: "wind" };
  const sign = signs[kind];
  return sign ? (
    <span class="af-subject">
      <Sign of={sign} class="is-large" />
    </span>
  ) : null;
}
