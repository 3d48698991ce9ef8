/** Talk at the table, on the channels that are open to me. Names can be muted, on this device only. */

import { useEffect, useRef, useState } from "preact/hooks";
import { muted } from "../keeping/keep";
import type { Session } from "../server/session";
import { say, words } from "../words/speech";
import { SeatBadge } from "./icons";

const LONGEST = 500;

/** Quick words: sent as a sign, and read by everybody in their own language. */
const QUICK = ["moment", "nice", "thanks", "sorry", "hm"] as const;

/** A line as its reader sees it. */
export function inOwnWords(text: string): string {
  const [, quick] = /^\/([a-z]+)$/.exec(text) ?? [];
  return QUICK.some((one) => one === quick) ? say(`web-quick-${quick}`) : text;
}

export function Chat({ session }: { session: Session }) {
  const update = session.update.value;
  const channels = update?.channels[session.seat.value] ?? [];
  const [channel, setChannel] = useState("");
  const [text, setText] = useState("");
  const [failed, setFailed] = useState("");
  const [busy, setBusy] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const lines = session.talk.value.filter((line) => !muted.value.includes(line.name));
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [lines.length]);
  const chosen = channels.includes(channel) ? channel : (channels[0] ?? "");
  const tell = async (line: string) => {
    if (!line || busy) return false;
    setBusy(true);
    const code = await session.say(line, chosen);
    setBusy(false);
    setFailed(code);
    return code === "";
  };
  const send = async (event: Event) => {
    event.preventDefault();
    if (await tell(text.trim().slice(0, LONGEST))) setText("");
  };
  return (
    <div class="chat">
      <div class="chat-lines" ref={end} role="log" aria-label={say("web-chat")} tabIndex={0}>
        {lines.length === 0 && <p class="quiet">{say("web-chat-empty")}</p>}
        {lines.map((line) => (
          <p key={line.n} class={line.seat && session.seats.value.includes(line.seat) ? "chat-line is-mine" : "chat-line"}>
            <span class="chat-who">
              {line.seat && <SeatBadge seat={line.seat} />}
              {line.name}
              {line.channel !== "table" && <span class="chip">{heardOn(line.channel, session)}</span>}
            </span>
            <span class="chat-text">{inOwnWords(line.text)}</span>
            {!session.seats.value.includes(line.seat) && (
              <button type="button" class="plain tiny" onClick={() => (muted.value = [...muted.value, line.name])}>
                {say("web-mute", { name: line.name })}
              </button>
            )}
          </p>
        ))}
      </div>
      {muted.value.length > 0 && (
        <p class="quiet small">
          {say("web-muted", { names: words.value.list(muted.value) })}{" "}
          <button type="button" class="plain tiny" onClick={() => (muted.value = [])}>
            {say("web-unmute")}
          </button>
        </p>
      )}
      {chosen ? (
        <form class="chat-form" onSubmit={send}>
          {channels.length > 1 && (
            <select value={chosen} aria-label={say("web-channel")} onChange={(event) => setChannel(event.currentTarget.value)}>
              {channels.map((one) => (
                <option key={one} value={one}>
                  {channelName(one, session.name)}
                </option>
              ))}
            </select>
          )}
          <span class="chat-write" data-hint={say("web-chat-write")}>
            <input
              value={text}
              maxLength={LONGEST}
              autocomplete="off"
              placeholder={say("web-chat-write")}
              aria-label={say("web-chat-write")}
              onInput={(event) => setText(event.currentTarget.value)}
            />
          </span>
          <button type="submit" disabled={busy || !text.trim()}>
            {say("web-send")}
          </button>
          <div class="quick" role="group" aria-label={say("web-quick")}>
            {QUICK.map((one) => (
              <button key={one} type="button" data-quick={one} disabled={busy} onClick={() => void tell(`/${one}`)}>
                {say(`web-quick-${one}`)}
              </button>
            ))}
          </div>
        </form>
      ) : (
        <p class="quiet small">{say("web-chat-closed")}</p>
      )}
      {failed && (
        <p class="problem small" role="alert">
          {say(`web-failed-${failed}`)}
        </p>
      )}
    </div>
  );
}

/** A channel to choose: a player for a whisper, else as the game calls it. */
export function channelName(channel: string, name: (seat: string) => string): string {
  const seat = whisperTo(channel);
  if (seat) return name(seat);
  const key = `channel-${channel}`;
  if (words.value.has(key)) return words.value.say(key);
  return channel === "table" ? say("web-channel-table") : channel;
}

/** The seat that alone hears a channel such as `seat:B`; "" if it is not one seat's. */
function whisperTo(channel: string): string {
  return channel.startsWith("seat:") ? channel.slice("seat:".length) : "";
}

/** Where a line was said, for whoever reads it. */
function heardOn(channel: string, session: Session): string {
  const seat = whisperTo(channel);
  if (!seat) return channelName(channel, session.name);
  return session.seats.value.includes(seat) ? say("web-whisper-you") : say("web-whisper", { name: session.name(seat) });
}
