/** The chronicle of a session: chapters by pages of the book, as data and as one page of HTML. */

import type { Note } from "../../board/board";
import type { SeatName, Words } from "../../words/words";
import type { Heard } from "../../server/wire";
import { factOf, kindOf, type Passage } from "./model";
import { paragraphsIn } from "./prose";

export interface Chapter {
  title: string;
  /** The number of the page; "" before the first. */
  folio: string;
  pieces: Passage[];
}

/** What is told beside the prose. */
const TOLD = new Set([
  "session", "chose", "keeper", "decided", "agreed", "mission", "side", "dial", "calamity", "hostile", "peaceful", "encounter", "talked", "gained-item", "enemy-defeated", "enemy-turn", "hurt", "poisoned", "defeated", "returned", "status", "task", "task-passed", "discovery", "banished", "goal", "mission-succeeded", "mission-failed", "rested", "environment", "danger", "built", "learned", "travelled", "arrived", "wreck", "won", "lost", "endless", "gave-up",
]);

export function chronicleOf(history: readonly (Note | Heard)[], words: Words, told: ReadonlySet<string> = TOLD): Chapter[] {
  const chapters: Chapter[] = [];
  let now: Chapter = { title: "", folio: "", pieces: [] };
  history.forEach((one, i) => {
    const kind = kindOf(one);
    if (kind === "opened") {
      if (now.pieces.length > 0) chapters.push(now);
      const page = factOf(one, "page");
      now = { title: words.has(`page-${page}`) ? words.say(`page-${page}`) : "", folio: page.split("-")[0] ?? "", pieces: [] };
    } else if (kind === "read") now.pieces.push({ key: String(i), page: factOf(one, "page"), phrase: one.phrase });
    else if (told.has(kind)) now.pieces.push({ key: String(i), page: "", phrase: one.phrase });
  });
  if (now.pieces.length > 0) chapters.push(now);
  return chapters;
}

/** What was read in earlier sessions of the campaign, by pages; options and exits that were only offered are left out. */
export function earlierOf(pages: readonly string[], history: readonly (Note | Heard)[], words: Words): Chapter[] {
  const now = new Set(history.filter((one) => kindOf(one) === "read").map((one) => factOf(one, "page")));
  const chapters: Chapter[] = [];
  for (const page of pages) {
    if (now.has(page) || !/^\d+-/.test(page) || /-(title|option|exit)\b/.test(page) || !words.has(`page-${page}`)) continue;
    const folio = page.split("-")[0]!;
    const title = `page-${folio}-title`;
    let last = chapters.at(-1);
    if (last?.folio !== folio) chapters.push((last = { title: words.has(title) ? words.say(title) : "", folio, pieces: [] }));
    last.pieces.push({ key: page, page, phrase: { key: "event-read", rule: "", facts: { page: `page:${page}` } } });
  }
  return chapters;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);

const STYLE = `body{max-width:40rem;margin:3rem auto;padding:0 1.2rem;font:1.06rem/1.62 Georgia,"Noto Serif",serif;color:#231a0d;background:#f6eeda}
h1{font-size:1.9rem}h2{margin-top:2.6rem;border-bottom:1px solid #b59d6c;font-size:1.3rem}p{margin:.55em 0}
.aside{margin-left:1.6rem;font-style:italic}.note{margin:.2em 0 .2em 1.6rem;color:#5c4a26;font-size:.9rem}`;

/** One page that needs nothing else: it can be kept, sent and printed. */
export function pageOf(title: string, chapters: readonly Chapter[], words: Words, name: SeatName): string {
  const passage = (one: Passage) => {
    if (!one.page) return `<p class="note">${escaped(words.phrase(one.phrase, name))}</p>`;
    const key = `page-${one.page}`;
    if (!words.has(key)) return "";
    const aside = one.page.includes("-aside-");
    return paragraphsIn(words.say(key), aside)
      .map((parts) => parts.map(({ look, text }) => (look === "plain" ? escaped(text) : look === "lean" ? `<em>${escaped(text)}</em>` : `<strong>${escaped(text)}</strong>`)).join(""))
      .map((text) => `<p${aside ? ' class="aside"' : ""}>${text}</p>`)
      .join("\n");
  };
  const body = chapters.map((chapter) => `<section>${chapter.title ? `<h2>${escaped(chapter.title)}</h2>` : ""}\n${chapter.pieces.map(passage).join("\n")}</section>`);
  return `<!doctype html>\n<html lang="${words.language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style>\n<h1>${escaped(title)}</h1>\n${body.join("\n")}\n</html>\n`;
}
