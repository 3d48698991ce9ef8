/**
 * The player's own notes and marks at a table. The server keeps them for their person and tells them to nobody else, so
 * they are there on another device; what was written last counts.
 */

import { signal } from "@preact/signals";
import { api } from "../server/api";
import { requestId } from "../server/stream";
import type { Notes } from "../server/wire";

/** How long a hand rests before what it wrote is sent, in milliseconds. */
const REST = 600;
const BLANK: Written = { text: "", marks: {} };

export interface Written {
  readonly text: string;
  readonly marks: Readonly<Record<string, string>>;
}

function written(notes: Notes): Written {
  const marks = Object.entries(notes.marks).filter((one): one is [string, string] => typeof one[1] === "string");
  return { text: notes.text, marks: Object.fromEntries(marks) };
}

export class Notebook {
  readonly notes = signal<Written>(BLANK);
  /** True while something written here has not been kept yet. */
  readonly unsaved = signal(false);
  private opened = false;
  /** This page, so that it knows its own writing when it comes back. */
  private readonly by = requestId();
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly table: string,
    private readonly token: string,
  ) {}

  /** Fetch what was written before, once. */
  open(): void {
    if (this.opened) return;
    this.opened = true;
    api.notes(this.table, this.token).then(
      (notes) => this.take(notes),
      () => {
        this.opened = false;
      },
    );
  }

  /** What another device of the same person wrote. What is being written here is not overwritten. */
  take(notes: Notes): void {
    if (!this.unsaved.value && notes.by !== this.by) this.notes.value = written(notes);
  }

  write(change: Partial<Written>): void {
    this.notes.value = { ...this.notes.value, ...change };
    this.unsaved.value = true;
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), REST);
  }

  /** A mark on one thing of the board. */
  mark(key: string, value: string): void {
    const { [key]: _, ...rest } = this.notes.value.marks;
    this.write({ marks: value ? { ...rest, [key]: value } : rest });
  }

  stop(): void {
    if (this.unsaved.value) void this.save();
  }

  private async save(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const sent = this.notes.value;
    try {
      await api.keepNotes(this.table, this.token, { ...sent, by: this.by });
      if (this.notes.value === sent) this.unsaved.value = false;
    } catch {
      this.timer = setTimeout(() => void this.save(), 5 * REST);
    }
  }
}
