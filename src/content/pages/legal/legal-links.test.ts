import { expect, it } from "vitest";
import { linksIn, partsOf } from "./legal-links.ts";

it("finds the links in a sentence, and leaves everything else as it is", () => {
  expect(partsOf("See [our page](/contact), or [write](/privacy/my-data).")).toEqual([
    { text: "See " },
    { text: "our page", href: "/contact" },
    { text: ", or " },
    { text: "write", href: "/privacy/my-data" },
    { text: "." },
  ]);
  expect(partsOf("[All](/) of it")).toEqual([{ text: "All", href: "/" }, { text: " of it" }]);
  for (const text of [
    "Plain (words) [here]",
    "[a](https://elsewhere.org)",
    "[](/contact)",
    "[a](/b c)",
    "[[a](b)",
  ])
    expect(partsOf(text)).toEqual([{ text }]);
  expect(linksIn("[a](/x)[b](/y)")).toEqual(["/x", "/y"]);
});
