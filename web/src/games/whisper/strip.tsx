/** The line over the plan: round, turn, the killer as everybody sees him, what help and keys there are. */

import type { ComponentChildren } from "preact";
import type { BoardProps } from "../../board/board";
import { Fact as AnyFact, Strip as AnyStrip, Track } from "../../kit";
import { numbersOf, type View } from "./model";
import { killerSign, Sign } from "./signs";

export function Fact({ sign, ...more }: { sign: string; text: string; short: ComponentChildren; strong?: boolean }) {
  return <AnyFact {...more} sign={<Sign of={sign} />} />;
}

export function Strip({ props, knowing, guess, tools }: { props: BoardProps<View>; knowing: boolean; guess: number; tools: ComponentChildren }) {
  const { view, words, game } = props;
  const { killer, team, lair } = view;
  const numbers = numbersOf(game);
  const turn = view.over ? words.say(`ending-${view.ending}`) : words.say(`board-turn-${view.turn}`);
  return (
    <AnyStrip class="wh-strip" tools={tools}>
      <p class="wh-when">
        {view.round > 0 && <strong>{words.say("board-round", { round: view.round })}</strong>}
        <span class={view.turn === "killer" && !view.over ? "wh-turn is-killer" : "wh-turn"}>{turn}</span>
      </p>
      {killer.killer && (
        <p class="wh-state">
          <span class={`wh-who ${killer.hidden ? "is-hidden" : ""}`}>
            <Sign of={killer.hidden ? "veil" : killerSign(killer.killer)} />
            {words.ref(`killer:${killer.killer}`)}
            {killer.hidden && <em>{words.say("board-hidden")}</em>}
          </span>
          <Fact sign="level" text={words.say("board-level", { level: killer.level, levels: numbers.levels })} short={killer.level} />
          <Fact sign="strength" text={words.say("board-strength", { strength: killer.strength, bonus: killer.bonus })} short={killer.strength} strong={killer.bonus > 0} />
        </p>
      )}
      {view.round > 0 && (
        <p class="wh-state">
          {knowing && team ? (
            <>
              <Fact sign="gear" text={words.say("board-gears", { gears: team.gears, all: numbers.gears })} short={`${team.gears}/${numbers.gears}`} strong={team.gears === numbers.gears} />
              {team.rescue >= 0 && <Rescue cells={team.rescue} all={numbers.rescue} words={words} />}
              <Fact sign="key" text={words.say("board-keys", { keys: team.keys, all: numbers.keys })} short={`${team.keys}/${numbers.keys}`} strong={team.keys >= numbers.keys} />
              <Fact sign="item" text={words.say("board-decks", { items: team.items, equipment: view.equipment })} short={`${team.items} · ${view.equipment}`} />
            </>
          ) : (
            <>
              {knowing && lair && <Fact sign="gear" text={words.say("board-guess", { gears: guess })} short={`${guess}?`} />}
              <Fact sign="key" text={words.say("board-keys", { keys: view.keys, all: numbers.keys })} short={`${view.keys}/${numbers.keys}`} />
              <Fact sign="item" text={words.say("board-equipment", { equipment: view.equipment })} short={view.equipment} />
            </>
          )}
        </p>
      )}
    </AnyStrip>
  );
}

/** How many cells help is away. */
function Rescue({ cells, all, words }: { cells: number; all: number; words: BoardProps<View>["words"] }) {
  const steps = Array.from({ length: all + 1 }, (_, i) => (i === all ? <Sign key={i} of="rescue" /> : all - i));
  return <Track steps={steps} now={all - cells} label={words.say("board-rescue", { cells })} class="wh-rescue" />;
}
