import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { OtherLanguages } from "./other-languages.tsx";

type Version = { href: string; language: string };

/** What search engines are told on each of these pages, which are the same in several languages. */
function alternatesOn(versions: readonly Version[]): string[][] {
  return versions.map((own) => {
    const others = versions.filter((each) => each !== own).map((each) => ({ ...each, name: each.language }));
    const html = renderToStaticMarkup(
      <OtherLanguages className="" label="" own={own} siteUrl="https://a.example" translations={others} />,
    );
    const $ = load(html);
    return $("link[rel=alternate][hreflang]")
      .get()
      .map((link) => `${$(link).attr("hreflang")} ${$(link).attr("href")}`)
      .toSorted();
  });
}

describe("a page in several languages", () => {
  it("names itself, the others and one for everybody else, the same on each of them", () => {
    const english = { href: "/retreat", language: "en" };
    const others = [
      { href: "/retraite", language: "fr" },
      { href: "/khalwa", language: "ar" },
    ];
    const lists = alternatesOn([english, ...others]);
    for (const list of lists)
      expect(list).toEqual([
        "ar https://a.example/khalwa",
        "en https://a.example/retreat",
        "fr https://a.example/retraite",
        "x-default https://a.example/retreat",
      ]);
    for (const list of alternatesOn(others)) expect(list).toContain("x-default https://a.example/khalwa");
  });

  it("says nothing of languages if it's in one only", () => {
    expect(alternatesOn([{ href: "/retreat", language: "en" }])).toEqual([[]]);
  });
});
