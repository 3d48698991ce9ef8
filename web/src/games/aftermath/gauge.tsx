/** How much there is of what there may be, as a bar. */

export function Gauge({ value, most, text }: { value: number; most: number; text: string }) {
  const share = Math.max(0, Math.min(1, value / Math.max(1, most)));
  return (
    <span class="af-gauge" role="img" aria-label={text}>
      <i style={{ width: `${share * 100}%` }} />
    </span>
  );
}
