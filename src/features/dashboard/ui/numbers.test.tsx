import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { QuietLine } from "./numbers.tsx";

it("is read out where it has words, and passed over where the number beside it says enough", () => {
  const alone = renderToStaticMarkup(<QuietLine counts={[1, 2, 3]} formatted="3 visits today" />);
  expect(alone).toContain('aria-label="3 visits today"');
  expect(alone).not.toContain('aria-hidden="true"');
  expect(renderToStaticMarkup(<QuietLine counts={[1, 2, 3]} />)).toContain('aria-hidden="true"');
});
