/** Whether it is a finger that presses: it cannot rest on a thing to read about it first, as a mouse or the keyboard can. */

let finger = false;
// Clicks say so themselves in new browsers only.
addEventListener("pointerdown", (event) => (finger = event.pointerType === "touch"), { capture: true });

export const byFinger = (): boolean => finger;
