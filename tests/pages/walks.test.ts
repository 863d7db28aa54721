import { expect, it } from "vitest";
import { servedPage } from "../support/served-page.ts";

/** A reader's way from the home page: the links they press, by what these say, and what they came for. */
const walks: readonly { reader: string; links: readonly string[]; found: string | RegExp }[] = [
  {
    reader: "someone who is bleeding after a miscarriage, at night",
    links: ["After a miscarriage"],
    found: /Call 911/,
  },
  {
    reader: "a man whose sample showed no sperm",
    links: ["Male infertility"],
    found: "If no sperm were seen, the lab should spin the sample and look again.",
  },
  {
    reader: "two women who need sperm",
    links: ["LGBTQ+", "Donor sperm, step by step"],
    found: /reciprocal IVF/i,
  },
  {
    reader: "someone whose transfer didn't work",
    links: ["It didn’t work"],
    found: /result/i,
  },
  {
    reader: "a woman who thinks about carrying for others",
    links: ["Being a surrogate", "Considering"],
    found: /before anyone needs an answer/,
  },
  {
    reader: "someone who wants to adopt",
    links: ["Adoption"],
    found: /home study/i,
  },
  {
    reader: "someone who asks what it costs and how to leave",
    links: ["Join Now"],
    found: /cancel/i,
  },
  {
    reader: "a nurse who has to call with a bad result",
    links: ["I work at a clinic", "the hard call"],
    found: "Two minutes before",
  },
];

it.each(walks)("is at most two clicks from home for $reader", async ({ links, found }) => {
  expect(links.length).toBeLessThanOrEqual(2);
  let path = "/";
  for (const text of links) {
    const { $ } = await servedPage(path);
    const link = $("main a")
      .get()
      .find((each) => $(each).text().trim().includes(text));
    const href = link && $(link).attr("href");
    expect(href, `${path}: ${text}`).toBeDefined();
    path = (href ?? "").replace(/#.*/, "") || path;
  }
  const { $, status } = await servedPage(path);
  expect(status, path).toBe(200);
  expect($("main").text(), path).toMatch(found);
});
