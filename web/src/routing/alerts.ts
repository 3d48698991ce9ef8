/** Telling a player who looks elsewhere that it is their turn: the title of the page, and a notification. */

import { useEffect, useRef } from "preact/hooks";
import { notify } from "../keeping/keep";
import { say } from "../words/speech";

export function useTurnAlert(asked: boolean, title: string): void {
  const before = useRef(asked);
  useEffect(() => {
    document.title = asked ? `● ${say("web-your-turn")} – ${title}` : title;
    return () => {
      document.title = "gloam";
    };
  }, [asked, title]);
  useEffect(() => {
    const began = asked && !before.current;
    before.current = asked;
    if (!began || !document.hidden || !notify.value || !("Notification" in window)) return;
    if (Notification.permission !== "granted") return;
    try {
      const note = new Notification(say("web-your-turn"), { body: title, tag: "gloam-turn", icon: "icon.svg" });
      note.onclick = () => {
        focus();
        note.close();
      };
    } catch {
      // Some phones allow notifications only from a service worker; the title must do.
    }
  }, [asked]);
}
