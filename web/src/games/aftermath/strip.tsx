/** The line over the book: the six dials, the mission, whether there is peace, what lies in the air. */

import type { ComponentChildren } from "preact";
import type { BoardProps } from "../../board/board";
import { Fact as AnyFact, Strip as AnyStrip } from "../../kit";
import { contentOf, DIALS, type View } from "./model";
import { Sign } from "./signs";

export function Fact({ sign, ...more }: { sign: string; text: string; short: ComponentChildren; strong?: boolean; class?: string }) {
  return <AnyFact {...more} sign={<Sign of={sign} />} />;
}

export function Strip({ props, tools }: { props: BoardProps<View>; tools: ComponentChildren }) {
  const { view, words } = props;
  const { page } = view;
  return (
    <AnyStrip class="af-strip" tools={tools}>
      <p class="af-dials">
        <Dials props={props} />
      </p>
      <p class="af-state">
        {page?.map && <Fact sign={page.hostile ? "hostile" : "peaceful"} text={words.say(page.hostile ? "board-hostile" : "board-peaceful")} short={words.say(page.hostile ? "board-hostile-short" : "board-peaceful-short")} class={page.hostile ? "is-hostile" : "is-peaceful"} />}
        {page?.map && page.calamity > 0 && <Fact sign="calamity" text={words.say(page.calamity_past ? "board-calamity-past" : "board-calamity", { number: page.calamity })} short={page.calamity_past ? "–" : page.calamity} />}
        {(page?.environments ?? []).map((one) => (
          <Fact key={one} sign="wind" text={words.has(`environment-${one}-text`) ? words.say(`environment-${one}-text`) : words.ref(`environment:${one}`)} short={words.ref(`environment:${one}`)} class="af-weather" />
        ))}
        {view.mission && <Fact sign="mission" text={words.say("board-mission", { mission: missions(view, words) })} short={missions(view, words)} class="af-mission" />}
      </p>
    </AnyStrip>
  );
}

function missions(view: View, words: BoardProps<View>["words"]): string {
  return words.list([view.mission, view.side].filter(Boolean).map((one) => words.ref(`mission:${one}`)));
}

export function Dials({ props }: { props: BoardProps<View> }) {
  const { view, words, game } = props;
  const { maxima } = contentOf(game).numbers;
  return (
    <>
      {DIALS.map((dial) => {
        const value = view.dials[dial] ?? 0;
        const time = dial === "time" && view.allowance > 0;
        const late = time && value > view.allowance;
        const low = (dial === "population" || dial === "morale") && value <= 2;
        const text = time ? words.say("board-time", { time: value, allowance: view.allowance }) : words.say("board-dial", { dial: words.ref(`dial:${dial}`), value, most: maxima[dial] ?? 20 });
        return <Fact key={dial} sign={dial} text={text} short={time ? `${value}/${view.allowance}` : value} strong={late || low} class={`af-dial is-${dial}`} />;
      })}
    </>
  );
}
