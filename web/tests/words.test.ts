import { describe, expect, it } from "vitest";
import { LANGUAGES, languageFrom, loadWords, Words } from "../src/words/words";

const TEXT = `
area-church = Church
card-axe = Axe
verb-attack = Attack { $seat }
verb-go = Go to the { $area }
event-attack = { $who } attacks { $targets }.
event-damage = { $amount ->
    [one] { $who } takes { $amount } point
   *[other] { $who } takes { $amount } points
}
seat-nobody = nobody
`;
const name = (seat: string) => ({ A: "Ada", B: "Ben" })[seat] ?? seat;

describe("words", () => {
  const words = new Words("en", [TEXT]);

  it("names seats by who sits there and things by their messages", () => {
    expect(words.phrase({ key: "verb-attack", rule: "", facts: { seat: "seat:B" } }, name)).toBe("Attack Ben");
    expect(words.phrase({ key: "verb-go", rule: "", facts: { area: "area:church" } }, name)).toBe("Go to the Church");
    expect(words.ref("card:axe")).toBe("Axe");
  });

  it("hands over the forms that a name has, of one thing and of several", () => {
    const russian = new Words("ru", ["area-a = Салон\n    .to = в Салон\narea-b = Кухня\n    .to = на Кухню\nverb-go = Идти { $area-to }\nverb-see = Видеть: { $areas-to }"]);
    expect(russian.phrase({ key: "verb-go", rule: "", facts: { area: "area:b" } }, name)).toBe("Идти на Кухню");
    expect(russian.phrase({ key: "verb-see", rule: "", facts: { areas: ["area:a", "area:b"] } }, name)).toBe("Видеть: в Салон, на Кухню");
  });

  it("hands over a name as it is where it has no such form", () => {
    const russian = new Words("ru", ["item-a = Сабля\n    .acc = Саблю\nitem-b = Кость\nverb-give = Отдать { $item-acc }"]);
    expect(russian.phrase({ key: "verb-give", rule: "", facts: { item: "item:a" } }, name)).toBe("Отдать Саблю");
    expect(russian.phrase({ key: "verb-give", rule: "", facts: { item: "item:b" } }, name)).toBe("Отдать Кость");
  });

  it("knows what a seat that is nobody is called", () => {
    expect(words.fact("seat:nobody", name)).toBe("nobody");
  });

  it("lists references and keeps numbers as numbers, for plurals", () => {
    const facts = { who: "seat:A", targets: ["seat:B", "seat:C"] };
    expect(words.phrase({ key: "event-attack", rule: "", facts }, name)).toBe("Ada attacks Ben, C.");
    expect(words.phrase({ key: "event-damage", rule: "", facts: { who: "seat:A", amount: 1 } }, name)).toBe("Ada takes 1 point");
    expect(words.phrase({ key: "event-damage", rule: "", facts: { who: "seat:A", amount: 3 } }, name)).toBe("Ada takes 3 points");
  });

  it("puts no invisible marks around variables", () => {
    expect([...words.say("verb-attack", { seat: "B" })].every((c) => c.charCodeAt(0) < 0x2000)).toBe(true);
  });

  it("shows the key of a message that is missing", () => {
    expect(words.say("web-nothing-of-the-kind")).toBe("web-nothing-of-the-kind");
    expect(words.has("web-nothing-of-the-kind")).toBe(false);
  });

  it("separates lists as the language does", () => {
    expect(new Words("zh-Hans", []).list(["甲", "乙"])).toBe("甲、乙");
  });

  it("takes Russian plurals", () => {
    const russian = new Words("ru", ["n = { $n ->\n    [one] { $n } карта\n    [few] { $n } карты\n   *[many] { $n } карт\n}\n"]);
    expect([1, 3, 5, 21].map((n) => russian.say("n", { n }))).toEqual(["1 карта", "3 карты", "5 карт", "21 карта"]);
  });
});

describe("languages", () => {
  it.each([
    ["en-GB", "en"],
    ["ru", "ru"],
    ["zh", "zh-Hans"],
    ["zh-CN", "zh-Hans"],
    ["zh-TW", "zh-Hant"],
    ["zh-Hans-HK", "zh-Hans"],
    ["zh-Hant-CN", "zh-Hant"],
    ["de", "en"],
  ])("%s reads %s", (wanted, language) => {
    expect(languageFrom(wanted)).toBe(language);
  });

  it.each(LANGUAGES)("the client speaks %s without a server", async (language) => {
    const words = await loadWords(language, null);
    expect(words.say("web-play-now")).not.toBe("web-play-now");
    expect(words.say("web-failed-offline")).not.toBe("web-failed-offline");
  });
});
