import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { WithNumbers } from "./with-numbers.tsx";

const drawn = (text: string) => renderToStaticMarkup(<WithNumbers text={text} />);

it("makes help lines and emergency numbers links to the telephone", () => {
  const html = drawn("Call 911, 988, 1-800-799-7233 or 310-1818.");
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    "tel:911",
    "tel:988",
    "tel:+18007997233",
    "tel:3101818",
  ]);
});

it("leaves other numbers as they are", () => {
  const text = "In 1988 there were 39,988 of 2,911 for CAD 5,000.";
  expect(drawn(text)).toBe(text);
});
