/** The picture of Michael, a victim or a card, beside a question and in the opening. */

import type { SubjectProps } from "../../board/board";
import type { View } from "./model";
import { Sign } from "./signs";

/** By what each victim is known on the street. */
const VICTIMS: Record<string, string> = { laurie: "star", annie: "phone", lynda: "exertion", bob: "fist", loomis: "pistol", brackett: "badge" };

/** By what an item is drawn; all others are cards. */
const CARDS: Record<string, string> = {
  knife: "knife", poker: "knife", needle: "knife", hanger: "knife", shears: "knife", bat: "knife", hairspray: "knife",
  revolver: "pistol", pistol: "pistol", "first-aid": "damage", candy: "exertion", telephone: "phone",
  "blue-key": "key", "yellow-key": "key", "flashlight": "eye",
};

export function Subject({ reference }: SubjectProps<View>) {
  const [kind, id = ""] = reference.split(":");
  const signs: Record<string, string> = { side: "mask", mcard: "mask", victim: VICTIMS[id] ?? "flag", card: CARDS[id] ?? "cards" };
  const sign = signs[kind ?? ""];
  return sign ? (
    <span class={`hw-subject is-${kind}`}>
      <Sign of={sign} />
    </span>
  ) : null;
}
