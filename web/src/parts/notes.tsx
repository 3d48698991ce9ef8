/** The player's own notes. The server keeps them for their person alone. */

import type { ComponentChildren } from "preact";
import type { Notebook } from "../keeping/notebook";
import { say } from "../words/speech";

export function Notes({ notebook, children }: { notebook: Notebook | null; children?: ComponentChildren }) {
  if (!notebook) return <p class="quiet">{say("web-notes-nobody")}</p>;
  return (
    <div class="notes">
      {children}
      <textarea
        value={notebook.notes.value.text}
        maxLength={8_000}
        aria-label={say("web-notes")}
        placeholder={say("web-notes-hint")}
        onInput={(event) => notebook.write({ text: event.currentTarget.value })}
      />
      <p class="quiet small" role="status">
        {notebook.unsaved.value ? say("web-notes-saving") : say("web-notes-kept")}
      </p>
    </div>
  );
}
