/** Tabs: one panel at a time, arrows move between them. */

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

export interface Tab {
  id: string;
  title: string;
  /** A mark for something new, in words. */
  news?: string;
  content: () => ComponentChildren;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** The open tab; "" for none, where all may be shut. */
  open: string;
  onOpen: (id: string) => void;
  /** Whether a press on the open tab shuts it. */
  shuts?: boolean;
}

/** So many tabs are many, and too many for one row of long words. Told by a class: the style of every button on the page
 * would be looked up anew, whatever changes anywhere, if it hung on how many buttons stand side by side. */
const MANY = 5;
const CROWDED = 6;

export function Tabs({ label, tabs, open, onOpen, shuts = false }: TabsProps) {
  const base = useId();
  const at = tabs.findIndex((tab) => tab.id === open);
  const focus = at < 0 ? 0 : at;
  const shown = tabs[at];
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next =
      event.key === "Home" ? 0 : event.key === "End" ? tabs.length - 1 : step ? (focus + step + tabs.length) % tabs.length : -1;
    const tab = tabs[next];
    if (!tab) return;
    event.preventDefault();
    onOpen(tab.id);
    document.getElementById(`${base}-${tab.id}`)?.focus();
  };
  return (
    <div class={`tabs ${shown ? "is-open" : "is-shut"}`}>
      <div class={`tab-row ${tabs.length >= MANY ? "is-many" : ""} ${tabs.length >= CROWDED ? "is-crowded" : ""}`} role="tablist" aria-label={label} onKeyDown={onKey}>
        {tabs.map((tab, i) => (
          <button
            type="button"
            role="tab"
            key={tab.id}
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === open}
            aria-controls={tab.id === open ? `${base}-panel` : undefined}
            tabIndex={i === focus ? 0 : -1}
            onClick={() => onOpen(shuts && tab.id === open ? "" : tab.id)}
          >
            {tab.title}
            {tab.news && (
              <span class="news-dot">
                <span class="unseen">{tab.news}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {shown && (
        <div key={shown.id} class="tab-panel" role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${shown.id}`} tabIndex={0}>
          {shown.content()}
        </div>
      )}
    </div>
  );
}
