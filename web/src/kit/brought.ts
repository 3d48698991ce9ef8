/**
 * A board that a game's package brings: a plain module, loaded from the server, that needs no build. It exports a function
 * which gets everything a board is made with and gives a `BoardModule`:
 *
 *     export default ({ h, useThings, Stage, ... }) => ({ Board: (props) => h(Stage, ...) })
 *
 * It is handed Preact rather than importing it: a second copy would not share its hooks.
 */

import { Fragment, h } from "preact";
import * as hooks from "preact/hooks";
import type { BoardModule } from "../board/board";
import { SeatBadge } from "../parts/icons";
import { say } from "../words/speech";
import type { GameInfo } from "../server/wire";
import * as kit from ".";

/** What such a module is handed. */
export const FOR_BOARDS = { ...kit, ...hooks, h, Fragment, SeatBadge, say };

export type MakesBoard = (gloam: typeof FOR_BOARDS) => BoardModule;

export async function broughtBoard({ board, style }: Pick<GameInfo, "board" | "style">): Promise<BoardModule> {
  const at = (path: string) => new URL(path, document.baseURI).href;
  if (style && !document.querySelector(`link[href="${at(style)}"]`)) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = at(style);
    document.head.append(link);
  }
  const brought = (await import(/* @vite-ignore */ at(board))) as { default: MakesBoard };
  return brought.default(FOR_BOARDS);
}
