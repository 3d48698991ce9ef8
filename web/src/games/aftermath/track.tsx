/** The threat track under the map: five slots, each for a threat card and an enemy; and the group task beside it. */

import type { BoardProps } from "../../board/board";
import { useThing } from "../../kit";
import { ActionCard } from "./cards";
import { specialsOf } from "./facts";
import { Gauge } from "./gauge";
import { type BandView, contentOf, type View } from "./model";
import { Sign } from "./signs";

export function Track({ props }: { props: BoardProps<View> }) {
  const { view, words, game } = props;
  const { numbers } = contentOf(game);
  const slots = Math.max(numbers.enemies, view.foes.length, view.threats.length);
  return (
    <section class={`af-track ${view.page?.hostile ? "is-hostile" : ""}`} aria-label={words.say("board-track")}>
      <ThreatHead props={props} needed={view.foes.length} />
      <ol class="af-slots" style={{ gridTemplateColumns: `repeat(${slots}, minmax(0, 1fr))` }}>
        {Array.from({ length: slots }, (_, i) => (
          <Slot key={i} props={props} slot={i} />
        ))}
      </ol>
      {view.bands.map((band) => (
        <Band key={band.slots.join()} band={band} words={words} />
      ))}
      {view.task && <Task props={props} />}
    </section>
  );
}

/** How many threat cards there are, and at how many something happens: `needed` where there are enemies. */
export function ThreatHead({ props, needed }: { props: BoardProps<View>; needed: number }) {
  const { view, words, game } = props;
  const threats = view.threats.filter(Boolean).length;
  const hostile = view.page?.hostile ?? false;
  const count = hostile ? needed : contentOf(game).numbers.threats_in_peace;
  return (
    <p class="af-track-head">
      <Sign of="threat" />
      <span>{words.say(hostile ? "board-track-hostile" : "board-track-peaceful", { threats, needed: count })}</span>
      {view.hunt.length > 0 && (
        <span class="af-hunt" title={words.list(view.hunt.map((enemy) => words.ref(`enemy:${enemy}`)))}>
          {words.say("board-hunt", { count: view.hunt.length })}
        </span>
      )}
    </p>
  );
}

/** The threat card of a slot, and its number. */
export function Threat({ props, slot }: { props: BoardProps<View>; slot: number }) {
  const { view, words, game } = props;
  const threat = view.threats[slot];
  const card = threat ? contentOf(game).cards.get(threat) : undefined;
  return (
    <span class={`af-threat ${card ? "is-there" : ""}`}>
      {card ? (
        <>
          <span class="unseen">{words.say("board-threat-card", { value: card.value })}</span>
          <b aria-hidden="true">{card.value}</b>
        </>
      ) : (
        <span class="unseen">{words.say("board-slot", { slot: slot + 1 })}</span>
      )}
      <i aria-hidden="true">{slot + 1}</i>
    </span>
  );
}

function Slot({ props, slot }: { props: BoardProps<View>; slot: number }) {
  const { view, words, game } = props;
  const content = contentOf(game);
  const things = useThing();
  const foe = view.foes[slot];
  const file = foe ? content.enemies.get(foe.enemy) : undefined;
  const reference = `figure:${slot}-0`;
  const standing = foe ? things.standing(reference) : "none";
  return (
    <li class={`af-slot ${foe ? "" : "is-empty"}`} data-slot={slot + 1}>
      <Threat props={props} slot={slot} />
      {foe ? (
        <button
          type="button"
          class={`af-enemy is-${standing} ${foe.boss ? "is-boss" : ""}`}
          data-foe={slot}
          aria-label={things.spoken(reference)}
          aria-description={things.ahead(reference) || undefined}
          onClick={(event) => things.act(reference, event.currentTarget, event.detail > 0 ? { x: event.clientX, y: event.clientY } : null)}
          onPointerEnter={(event) => event.pointerType === "mouse" && things.look(reference, event.currentTarget, true)}
          onPointerLeave={(event) => event.pointerType === "mouse" && things.leave(reference)}
        >
          <Sign of={file?.type ?? "enemy"} />
          <strong>{words.ref(`enemy:${foe.enemy}`)}</strong>
          <span class="af-stats" aria-hidden="true">
            <Sign of="wound" />
            {foe.life - foe.wounds} <Sign of="shield" />
            {foe.defence}
            {foe.talk > 0 && !view.page?.hostile && (
              <>
                {" "}
                <Sign of="talk" />
                {foe.talk}
              </>
            )}
          </span>
        </button>
      ) : (
        <span class="af-enemy is-none" aria-hidden="true" />
      )}
    </li>
  );
}

/** What is special about enemies that came together. */
function Band({ band, words }: { band: BandView; words: BoardProps<View>["words"] }) {
  const said = specialsOf(band, words);
  if (said.length === 0) return null;
  const slots = words.list(band.slots.map(String));
  return (
    <p class="af-band" data-band={band.encounter}>
      <Sign of="enemy" />
      <strong>{band.encounter ? words.say("board-band", { name: words.ref(`encounter:${band.encounter}`), slots }) : slots}</strong>
      <span>{words.list(said)}</span>
    </p>
  );
}

/** A shared task with its dial. */
function Task({ props }: { props: BoardProps<View> }) {
  const { view, words, game } = props;
  const task = view.task!;
  const content = contentOf(game);
  return (
    <div class={`af-task is-${task.attribute}`}>
      <Sign of={task.attribute} />
      <strong>{words.say("board-task", { attribute: words.ref(`attribute:${task.attribute}`) })}</strong>
      <Gauge value={task.dial} most={task.difficulty} text={words.say("board-task-dial", { dial: task.dial, difficulty: task.difficulty })} />
      <span>
        {task.dial}/{task.difficulty}
      </span>
      {task.first && content.cards.has(task.first) && <ActionCard card={content.cards.get(task.first)!} words={words} small />}
    </div>
  );
}
