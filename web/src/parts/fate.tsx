/** What has befallen me and changes everything, over the board until I have seen it: what happened, and what I can do. */

import { fates } from "../keeping/keep";
import type { Session } from "../server/session";
import { say, words } from "../words/speech";
import type { GameInfo, Heard } from "../server/wire";

/** The last event that was the fate of one of these seats; null for none. */
export function fateOf(events: readonly Heard[], seats: string, moments: Readonly<Record<string, string>>): Heard | null {
  for (const heard of [...events].reverse()) {
    const fact = moments[heard.phrase.key.replace(/^event-/, "")];
    const whose = fact ? heard.phrase.facts[fact] : undefined;
    if (typeof whose === "string" && [...seats].some((seat) => whose === `seat:${seat}`)) return heard;
  }
  return null;
}

export function Fate({ session, game, events }: { session: Session; game: GameInfo; events: readonly Heard[] }) {
  const seats = session.seats.value;
  const found = seats ? fateOf(events, seats, game.moments) : null;
  if (!found || session.info.value?.phase !== "playing" || (fates.value[session.table] ?? -1) >= found.n) return null;
  // What only I may know waits until I look: that there is something would tell those who look on.
  if (found.private && !session.peeked.value) return null;
  const close = () => {
    fates.value = { ...fates.value, [session.table]: found.n };
  };
  return (
    <section class="fate" role="alert" aria-label={say("web-fate")}>
      <p>{words.value.phrase({ ...found.phrase, key: found.phrase.key.replace(/^event-/, "fate-") }, session.name)}</p>
      <button type="button" class="primary" onClick={close}>
        {say("web-fate-close")}
      </button>
    </section>
  );
}
