/** A link to send: shown, copied by a press, shared where the device can. */

import { useState } from "preact/hooks";
import { say } from "../words/speech";
import { Share } from "./icons";

export function CopyLink({ url, label }: { url: string; label: string }) {
  const [done, setDone] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setDone(true);
      setTimeout(() => setDone(false), 2500);
    } catch {
      // Without the clipboard the field below can be copied by hand.
    }
  };
  const share = async () => {
    try {
      await navigator.share({ url });
    } catch {
      // Closing the sheet without sharing is no fault.
    }
  };
  return (
    <div class="copy">
      <input readOnly value={url} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" onClick={() => void copy()}>
        {done ? say("web-copied") : say("web-copy")}
      </button>
      {"share" in navigator && (
        <button type="button" class="icon-only" aria-label={say("web-share")} onClick={() => void share()}>
          <Share />
        </button>
      )}
      <span class="unseen" role="status">
        {done ? say("web-copied") : ""}
      </span>
    </div>
  );
}
