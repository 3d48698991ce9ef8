/** A link as a QR code, dark on light whatever the theme: cameras want it so. */

import { useMemo } from "preact/hooks";
import { qr } from "./qrcode";

const MARGIN = 4;

export function Qr({ text, label }: { text: string; label: string }) {
  const code = useMemo(() => {
    try {
      return qr(text);
    } catch {
      return null;
    }
  }, [text]);
  if (!code) return null;
  const size = code.length + 2 * MARGIN;
  const path = code
    .flatMap((line, r) => line.map((on, c) => (on ? `M${c + MARGIN} ${r + MARGIN}h1v1h-1z` : "")))
    .join("");
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
