/** The map of the city: sixteen places, streets between neighbours, the party among them. */

import type { BoardProps } from "../../board/board";
import { Thing } from "../../kit";
import { wrap } from "../../parts/lines";
import { contentOf, type View } from "./model";
import { SignAt } from "./signs";

const [W, H] = [116, 92];
export const cityWidth = (columns: number) => columns * W + 20;
export const cityHeight = (columns: number, count: number) => Math.ceil(count / columns) * H + 20;

export function City({ props }: { props: BoardProps<View> }) {
  const { view, words, game } = props;
  const { locations, columns } = contentOf(game);
  const at = (i: number) => ({ x: 10 + (i % columns) * W + W / 2, y: 10 + Math.floor(i / columns) * H + H / 2 });
  return (
    <>
      <g class="af-streets" aria-hidden="true">
        {locations.map((_, i) => {
          const { x, y } = at(i);
          const right = i % columns < columns - 1 ? `M${x} ${y}h${W}` : "";
          const down = i + columns < locations.length ? `M${x} ${y}v${H}` : "";
          return <path key={i} d={right + down} />;
        })}
      </g>
      {locations.map(({ id }, i) => {
        const { x, y } = at(i);
        const here = view.marker === id;
        const lines = wrap(words.ref(`location:${id}`), 17, W - 26, 3);
        return (
          <Thing key={id} reference={`location:${id}`} class={`af-spot ${here ? "is-here" : ""}`} x={x} y={y}>
            <rect class="af-spot-face" x={-W / 2 + 8} y={-H / 2 + 8} width={W - 16} height={H - 16} rx="10" />
            <rect class="kit-frame" x={-W / 2 + 8} y={-H / 2 + 8} width={W - 16} height={H - 16} rx="10" />
            {lines.map((line, n) => (
              <text key={n} y={6 + (n - (lines.length - 1) / 2) * 19} textLength={line.pressed || undefined} lengthAdjust={line.pressed ? "spacingAndGlyphs" : undefined}>
                {line.text}
              </text>
            ))}
            {here && (
              <g class="af-party">
                <circle cx={W / 2 - 14} cy={-H / 2 + 13} r="13" />
                <SignAt of="start" x={W / 2 - 14} y={-H / 2 + 13} size={17} />
              </g>
            )}
          </Thing>
        );
      })}
    </>
  );
}
