/** Under the words about a space: the player's own mark on it. */

import { mark } from "./marks";
import { Sign } from "./signs";
import { useDrawing } from "./table";

export function MarkButton({ reference }: { reference: string }) {
  const drawn = useDrawing();
  const { words, notebook, mode, seat, view } = drawn.props;
  const space = reference.replace("space:", "");
  const marked = drawn.marks.has(space);
  if (!notebook || !seat || mode !== "play" || view.over) return null;
  return (
    <button type="button" class="plain hw-mark-button" aria-pressed={marked} onClick={() => mark(notebook, space, !marked)}>
      <Sign of="flag" />
      {words.say(marked ? "board-unmark" : "board-mark")}
    </button>
  );
}
