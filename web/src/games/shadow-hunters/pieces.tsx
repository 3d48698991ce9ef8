/** A player's piece: laid down when its player is dead, with wings while an angel guards it. */

import { Pawn } from "../../kit";

interface PieceProps {
  seat: string;
  size: number;
  dead: boolean;
  guarded: boolean;
  turn: boolean;
}

/** A standing piece around the origin. */
export function Piece({ guarded, size, ...how }: PieceProps) {
  return (
    <Pawn {...how} size={size} x={0} y={0} thick>
      {guarded && !how.dead && (
        <g class="sh-angel">
          <ellipse cx="0" cy={-size * 0.66} rx={size * 0.42} ry={size * 0.13} />
          <path d={`M${-size * 0.56} ${size * 0.12}c${-size * 0.34}-${size * 0.1}-${size * 0.4}-${size * 0.42}-${size * 0.28}-${size * 0.62}m${size * 1.68} ${size * 0.62}c${size * 0.34}-${size * 0.1} ${size * 0.4}-${size * 0.42} ${size * 0.28}-${size * 0.62}`} />
        </g>
      )}
    </Pawn>
  );
}
