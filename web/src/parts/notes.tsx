/** The player's own notes. They stay in this browser. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { loadNotes, saveNotes } from "../keep";
import { say } from "../speech";

export function Notes({ table, children }: { table: string; children?: ComponentChildren }) {
  const [text, setText] = useState(() => loadNotes(table));
  return (
    <div class="notes">
      {children}
      <textarea
        value={text}
        aria-label={say("web-notes")}
        placeholder={say("web-notes-hint")}
        onInput={(event) => {
          setText(event.currentTarget.value);
          saveNotes(table, event.currentTarget.value);
        }}
      />
      <p class="quiet small">{say("web-notes-kept")}</p>
    </div>
  );
}
