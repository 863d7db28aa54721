import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { topicNames, usualTopics } from "#content/content-notes.ts";

const sheet = readFileSync(new URL("gentle-part.css", import.meta.url), "utf8");

it("can fold every topic of the content notes", () => {
  const closed = [...sheet.matchAll(/\[data-topics-chosen~="(\w+)"\] \[data-topics~="(\w+)"\]/g)];
  expect(closed.map(([, topic]) => topic)).toEqual(Object.keys(topicNames));
  for (const [, chosen, topic] of closed) expect(topic).toBe(chosen);
});

it("begins with loss, stillbirth, birth, children, self-harm and violence", () => {
  expect(usualTopics).toEqual(["loss", "stillbirth", "birth", "children", "selfHarm", "violence"]);
});
