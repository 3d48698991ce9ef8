/** Whether a hand lies over the board, as on a phone: it is folded there, so that the board can be reached. */

import { useEffect, useState } from "preact/hooks";

const PHONE = "(max-width: 60rem)";

export function useFolded() {
  const [small, setSmall] = useState(() => matchMedia(PHONE).matches);
  const [unfolded, setUnfolded] = useState(false);
  useEffect(() => {
    const query = matchMedia(PHONE);
    const change = () => setSmall(query.matches);
    query.addEventListener?.("change", change);
    return () => query.removeEventListener?.("change", change);
  }, []);
  return { small, folded: small && !unfolded, turn: () => setUnfolded(!unfolded) };
}
