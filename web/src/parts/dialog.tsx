/** A sheet of its own above the page. Escape and the cross close it; the focus returns to where it was. */

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { say } from "../words/speech";
import { Cross } from "./icons";

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  wide?: boolean;
}

export function Dialog({ title, onClose, children, wide = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal?.();
    return () => {
      dialog?.close?.();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      class={wide ? "dialog is-wide" : "dialog"}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div class="dialog-sheet">
        <div class="dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" class="plain" onClick={onClose} aria-label={say("web-close")}>
            <Cross />
          </button>
        </div>
        <div class="dialog-body">{children}</div>
      </div>
    </dialog>
  );
}
