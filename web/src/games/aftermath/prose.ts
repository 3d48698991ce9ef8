/** The prose of the book: every line is a paragraph, *words* between stars lean, and who speaks in an aside stands out. */

export interface Part {
  look: "plain" | "lean" | "name";
  text: string;
}

export function paragraphsIn(text: string, aside = false): Part[][] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line, i) => {
      const speaker = aside && i === 0 ? /^([^:：]{1,24}[:：])\s*(.*)$/s.exec(line) : null;
      const rest = speaker ? speaker[2]! : line;
      const parts: Part[] = speaker ? [{ look: "name", text: `${speaker[1]} ` }] : [];
      rest.split("*").forEach((part, n) => part && parts.push({ look: n % 2 ? "lean" : "plain", text: part }));
      return parts;
    });
}
