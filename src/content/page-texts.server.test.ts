import { expect, it } from "vitest";
import { addTexts, withTexts } from "./page-texts.server.ts";

const shipped = {
  heading: "Welcome",
  picture: { name: "lake", alt: "A lake" },
  cards: [
    { title: "One", icon: "book" },
    { title: "Two", icon: "water" },
  ],
  questions: [
    { id: "a", text: "A?", sign: 1 },
    { id: "b", text: "B?", sign: 2 },
  ],
};

it("is the shipped page itself until texts are published", () => {
  const page = withTexts(shipped);
  expect(page).toEqual(shipped);
  expect(page.cards).toBe(shipped.cards);
  addTexts(page, () => undefined);
  expect(JSON.stringify(page)).toBe(JSON.stringify(shipped));
});

it("lays texts over the page, and keeps what isn't text", () => {
  const page = withTexts(shipped);
  let over: unknown = { heading: "Hello", cards: { 1: { title: "Three" } } };
  addTexts(page, () => over);
  expect(page).toEqual({
    ...shipped,
    heading: "Hello",
    cards: [
      { title: "One", icon: "book" },
      { title: "Three", icon: "water" },
    ],
  });
  over = undefined;
  expect(page.heading).toBe("Welcome");
});

it("moves what isn't text with the item that has its id", () => {
  const page = withTexts(shipped);
  addTexts(page, () => ({
    questions: [
      { id: "b", text: "Better?" },
      { id: "new", text: "New?" },
    ],
  }));
  expect(page.questions).toEqual([
    { id: "b", text: "Better?", sign: 2 },
    { id: "new", text: "New?" },
  ]);
});

it("finds the items of a fixed list by their id, wherever they are", () => {
  const page = withTexts(shipped);
  addTexts(page, () => ({ questions: { b: { text: "Better?" }, 0: { text: "First?" } } }));
  expect(page.questions).toEqual([
    { id: "a", text: "First?", sign: 1 },
    { id: "b", text: "Better?", sign: 2 },
  ]);
});

it("takes texts from more than one document", () => {
  const page = withTexts(shipped);
  addTexts(page, () => ({ heading: "Hello" }));
  addTexts(page, () => ({ picture: { alt: "A sea" } }));
  expect(page).toEqual({ ...shipped, heading: "Hello", picture: { name: "lake", alt: "A sea" } });
});
