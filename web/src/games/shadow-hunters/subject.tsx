/** The picture of a character or a card, beside a question and in the opening. */

import type { SubjectProps } from "../../board/board";
import { contentOf, type View } from "./model";
import { cardSign, RoleMark, Sign } from "./signs";

export function Subject({ reference, game }: SubjectProps<View>) {
  const content = contentOf(game);
  const [kind, id = ""] = reference.split(":");
  if (kind !== "role" && kind !== "card") return null;
  const side = content.role.get(id)?.side ?? "neutral";
  return (
    <span class="sh-hand sh-subject">
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        {kind === "role" ? (
          <RoleMark role={id} side={side} x={24} y={24} size={46} how="certain" />
        ) : (
          <Sign d={cardSign(id, content.card.get(id)?.effect ?? "")} x={24} y={24} size={40} />
        )}
      </svg>
    </span>
  );
}
