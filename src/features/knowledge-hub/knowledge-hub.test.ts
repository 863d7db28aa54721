import { describe, expect, it } from "vitest";
import { articles } from "#content/knowledge-hub/articles.ts";
import { hubReaders, hubSubjects } from "#content/knowledge-hub/choices.ts";
import { lossPageId } from "#web/search/search-in.ts";
import { articleAt, hubItems, searchHub } from "./reads.server.ts";
import { griefOf, isChosen, lengthOf, maySuggest, relatedTo, sharedTopics, shownOf } from "./rules.ts";
import { queryOf, searchOf } from "./schema.ts";
import { articleTexts } from "./ui/article-texts.ts";

const queryIn = (text: string) => queryOf(new URLSearchParams(text));

describe("what an address asks for", () => {
  it("is read, and written back in the same words", () => {
    const query = queryIn("path=adoption&q=first+family&kind=guide&length=long&utm=x");
    expect(query).toEqual({ q: "first family", path: "adoption", kind: "guide", length: "long" });
    expect(queryIn(searchOf(query))).toEqual(query);
  });

  it("leaves out what is not known or empty", () => {
    const query = queryIn("path=moon&kind=&length=7&q=");
    expect(searchOf(query)).toBe("");
  });

  it("is cut where it is longer than anybody types", () => {
    expect(queryIn(`q=${"a".repeat(5_000)}`).q).toHaveLength(80);
  });
});

it("says of a shelf what at least half of its texts talk about", () => {
  const texts = [["loss", "money"], ["loss"], ["money", "religion"], []].map((topics) => ({ topics }));
  expect(sharedTopics(texts)).toEqual(["loss", "money"]);
  expect(sharedTopics([])).toEqual([]);
});

describe("the choices", () => {
  const guide = {
    kind: "guide",
    paths: ["adoption", "infertility"],
    subjects: ["law"],
    readers: ["men"],
    minutes: 4,
  } as const;
  const course = { kind: "course", paths: ["adoption"], subjects: [], readers: [] } as const;

  it("narrow the list down, each by itself and together", () => {
    expect(isChosen(guide, queryIn(""))).toBe(true);
    expect(isChosen(guide, queryIn("path=adoption&kind=guide&length=short"))).toBe(true);
    expect(isChosen(guide, queryIn("path=surrogacy"))).toBe(false);
    expect(isChosen(guide, queryIn("subject=law&path=adoption"))).toBe(true);
    expect(isChosen(guide, queryIn("subject=donors"))).toBe(false);
    expect(isChosen(course, queryIn("subject=law"))).toBe(false);
    expect(isChosen(guide, queryIn("reader=men&path=adoption"))).toBe(true);
    expect(isChosen(guide, queryIn("reader=lgbtq"))).toBe(false);
    expect(isChosen(course, queryIn("reader=men"))).toBe(false);
    expect(isChosen(guide, queryIn("kind=article"))).toBe(false);
    expect(isChosen(guide, queryIn("length=long"))).toBe(false);
    expect(isChosen(course, queryIn("path=adoption&kind=course&length=own-pace"))).toBe(true);
    expect(isChosen(course, queryIn("length=short"))).toBe(false);
  });

  it("know a length for every reading time, and none that nobody needs", () => {
    expect([1, 4, 5, 30, undefined].map(lengthOf)).toEqual(["short", "short", "long", "long", "own-pace"]);
    const lengths = new Set(hubItems().map(({ minutes }) => lengthOf(minutes)));
    expect([...lengths].toSorted()).toEqual(["long", "own-pace", "short"]);
  });

  it("keep the order of the list, or that of what was found", () => {
    const items = ["a", "b", "c"].map((id) => ({ ...guide, id }));
    const ids = (of: readonly string[] | undefined) => shownOf(items, queryIn(""), of).map(({ id }) => id);
    expect(ids(undefined)).toEqual(["a", "b", "c"]);
    expect(ids(["c", "x", "a"])).toEqual(["c", "a"]);
    expect(ids([])).toEqual([]);
  });
});

it("has something to read for every kind of reader, what is theirs alone first", () => {
  for (const { value } of hubReaders) {
    const shown = shownOf(hubItems(), queryIn(`reader=${value}`), undefined);
    expect(shown.length, value).toBeGreaterThan(0);
    const ofTheirOwn = hubItems().filter(({ readers }) => readers[0] === value).length;
    expect(shown.slice(0, ofTheirOwn).map(({ readers }) => readers[0])).toEqual(
      Array(ofTheirOwn).fill(value),
    );
  }
});

it("has something to read on every topic, what is most about it first", () => {
  for (const { value } of hubSubjects) {
    const shown = shownOf(hubItems(), queryIn(`subject=${value}`), undefined);
    expect(shown.length, value).toBeGreaterThan(0);
    const firsts = shown.map(({ subjects }) => subjects.indexOf(value));
    expect(firsts).toEqual(firsts.toSorted((one, other) => one - other));
  }
});

describe("the search", () => {
  it.each([
    ["waiting", "the-wait-without-watching"],
    ["surrogacy law", "surrogacy-law-us-and-canada"],
    ["LGBTQ", "two-mums-two-dads"],
    ["husband", "men-in-the-waiting-room"],
    ["grandparents", "how-to-support-someone-you-love"],
    ["infertility journey", "course-infertility"],
  ])("finds what it is about: %s", (query, id) => {
    expect(searchHub(query)?.ids.slice(0, 3)).toContain(id);
    expect(searchHub(query)?.match).toBe("all");
  });

  it.each([
    ["TWW", "the-wait-without-watching"],
    ["2ww", "the-wait-without-watching"],
    ["MFI", "men-in-the-waiting-room"],
    ["azoospermia", "men-in-the-waiting-room"],
    ["ttc", "when-the-answer-is-unexplained"],
    ["DE", "thinking-about-a-donor"],
    ["donor eggs", "thinking-about-a-donor"],
    ["GC", "for-surrogates-before-you-say-yes"],
    ["IP", "building-a-surrogacy-team"],
    ["lesbian", "two-mums-two-dads"],
    ["SMBC", "solo-by-choice"],
    ["childless", "when-you-stop"],
  ])("knows what people type for it: %s", (query, id) => {
    expect(searchHub(query)?.ids.slice(0, 4)).toContain(id);
    expect(searchHub(query)?.match).toBe("all");
  });

  it.each([
    ["pregnacy loss", "after-a-loss-the-first-week", "pregnancy loss"],
    ["waitng", "the-wait-without-watching", "waiting"],
    ["surogate", "for-surrogates-before-you-say-yes", "surrogate"],
    ["adopton", "three-roads-to-adoption", "adoption"],
    ["secondry infertilty", "secondary-infertility", "secondary infertility"],
  ])("forgives a slip of the finger, and says what it took it for: %s", (query, id, meant) => {
    expect(searchHub(query)?.meant).toBe(meant);
    expect(searchHub(query)?.ids.slice(0, 4)).toContain(id);
    expect(searchHub(query)?.match).toBe("guess");
  });

  it.each([
    ["missed miscarriage", "missed-miscarriage"],
    ["no heartbeat", "missed-miscarriage"],
    ["stillborn", "stillbirth-the-first-days"],
    ["TFMR", "ending-a-wanted-pregnancy"],
    ["ectopic", "ectopic-pregnancy"],
    ["ectopic pregnancy", "ectopic-pregnancy"],
    ["molar pregnancy", "molar-pregnancy"],
    ["chemical pregnancy", "chemical-pregnancy"],
    ["recurrent loss", "recurrent-miscarriage"],
    ["abortion ban", "when-state-law-delays-care"],
    ["miscarriage", "after-a-loss-the-first-week"],
    ["grief", "when-you-stop"],
    ["my baby died", "stillbirth-the-first-days"],
  ])("leads from a loss to the page on it first, and then to what fits best: %s", (query, id) => {
    expect(searchHub(query)?.ids[0]).toBe(lossPageId);
    expect(searchHub(query)?.ids.slice(1, 4)).toContain(id);
  });

  it.each([
    ["success rates", "chances-by-age"],
    ["success rates", "us-success-rates-by-age"],
    ["IVF cost", "what-ivf-costs-us"],
    ["FET", "frozen-embryo-transfer"],
    ["ovulation", "ovulation-and-timing"],
    ["fertile window", "ovulation-and-timing"],
    ["biochemical", "chemical-pregnancy"],
    ["RPL", "recurrent-miscarriage"],
    ["add-ons", "treatment-add-ons"],
    ["PGT-A", "embryo-testing"],
    ["low AMH", "low-ovarian-reserve"],
    ["hydrosalpinx", "blocked-tubes-and-fibroids"],
    ["fibroids", "blocked-tubes-and-fibroids"],
    ["implantation failure", "transfer-after-transfer"],
    ["XXY", "sperm-retrieval-and-klinefelter"],
    ["TESE", "sperm-retrieval-and-klinefelter"],
    ["sperm vials", "what-donor-sperm-costs"],
    ["confirmatory adoption", "second-parent-adoption"],
    ["surrogate pay", "being-a-surrogate"],
    ["adopting alone", "adopting-on-your-own"],
    ["sonographer", "finding-a-loss-at-the-scan"],
    ["donor eggs", "egg-donors-step-by-step"],
    ["embryo adoption", "embryo-donation-step-by-step"],
    ["surrogacy friendly states", "surrogacy-law-by-state"],
    ["leftover embryos", "stored-embryos-choices"],
    ["Indian Child Welfare Act", "icwa-adopting-a-native-child"],
    ["therapist", "finding-a-fertility-therapist"],
    ["transgender", "trans-and-nonbinary-fertility"],
    ["POI", "early-menopause-poi"],
    ["African American", "black-womens-fertility-care"],
  ])("knows where each subject is: %s", (query, id) => {
    expect(searchHub(query)?.ids.slice(0, 3)).toContain(id);
    expect(searchHub(query)?.match).toBe("all");
  });

  it("finds a word from its beginning, also with a mistake in it", () => {
    for (const beginning of ["ado", "adop", "adopt", "adopr"])
      expect(searchHub(beginning)?.ids, beginning).toContain("three-roads-to-adoption");
    for (const beginning of ["suro", "surog", "suroga"])
      expect(searchHub(beginning)?.ids, beginning).toContain("building-a-surrogacy-team");
  });

  it("asks for all of the words first", () => {
    expect(searchHub("money canada")).toMatchObject({ match: "all" });
    expect(searchHub("money canada")?.ids[0]).toBe("money-talks-canada");
    expect(searchHub("canada zebra")).toMatchObject({ match: "some", meant: "" });
    expect(searchHub("canada zebra")?.ids).toContain("money-talks-canada");
  });

  it("reads the articles' text", () => {
    const { ids, match } = searchHub("sleep") ?? { ids: [] };
    expect(match).toBe("all");
    const withSleep = Object.keys(articleTexts).filter((slug) => /\bsleep/.test(articleTexts[slug] ?? ""));
    expect(withSleep.length).toBeGreaterThanOrEqual(8);
    for (const slug of withSleep) expect(ids).toContain(slug);
  });

  it("never takes one word for another without calling it a guess", () => {
    expect(searchHub("adoration")).toMatchObject({ match: "guess", meant: "adoption" });
    expect(searchHub("abortion")).toMatchObject({ match: "all", meant: "" });
    expect(searchHub("adoption")).toMatchObject({ match: "all", meant: "" });
  });

  it("looks up nothing for nothing, and finds nothing for what is not there", () => {
    for (const query of ["", "  ", "w", "the", "?!"]) expect(searchHub(query), query).toBeUndefined();
    expect(searchHub("xylophone")?.ids).toEqual([]);
  });

  it("takes any text without a fault", () => {
    for (const query of ["<b>", "%00", "a".repeat(80), "’’’", "𝔘𝔫", "(((", "💜 loss"])
      expect(() => searchHub(query)).not.toThrow();
  });
});

describe("what to read next", () => {
  it("is support, and no other article, wherever an article is about a loss or about stopping", () => {
    const grief = articles.filter(({ subjects }) =>
      subjects.some((each) => each === "loss" || each === "stopping"),
    );
    expect(grief.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining([
        ...["after-a-loss-the-first-week", "missed-miscarriage", "stillbirth-the-first-days"],
        ...["ending-a-wanted-pregnancy", "when-state-law-delays-care", "when-you-stop"],
      ]),
    );
    for (const { slug } of grief) {
      const links = articleAt(slug)?.related.map(({ href }) => href) ?? [];
      expect(new Set(links).size, slug).toBe(3);
      for (const href of links)
        expect(href, slug).toMatch(
          /^\/(support\/|pregnancy-loss$|resources\/journaling$|clinics\/training$)/,
        );
    }
    const first = (slug: string) => articleAt(slug)?.related[0]?.href;
    expect(first("stillbirth-the-first-days")).toBe("/pregnancy-loss");
    expect(first("when-you-stop")).toBe("/support/groups#living-without-children");
    expect(first("finding-a-loss-at-the-scan")).toBe("/support/groups#clinic-staff");
  });

  it("holds for what the team writes, too", () => {
    expect(griefOf({ subjects: ["feelings", "stopping"], for: ["men"] })).toBe("stopping");
    expect(griefOf({ subjects: ["loss"], for: ["clinic-staff", "couples"] })).toBe("loss");
    expect(griefOf({ subjects: ["loss"], for: ["clinic-staff"] })).toBe("clinicStaff");
    expect(griefOf({ subjects: ["feelings"], for: ["clinic-staff"] })).toBeUndefined();
  });

  it("is three others for every other article, never to news of a loss or a pregnancy from the other", () => {
    for (const { slug } of articles.filter((each) => griefOf(each) === undefined)) {
      const next = articleAt(slug);
      expect(next?.related, slug).toHaveLength(3);
      for (const { id } of next?.related ?? []) {
        const other = articles.find((each) => each.slug === id);
        expect(next && other && maySuggest(next.article, other), `${slug} leads to ${id}`).toBe(true);
      }
    }
    expect(articleAt("no-such-article")).toBeUndefined();
  });

  it("is what has most in common, where nobody has chosen", () => {
    const one = { slug: "one", paths: ["adoption"], for: ["men"], keywords: ["law"], topics: ["loss"] };
    const near = { ...one, slug: "near", topics: [] };
    const far = { ...near, slug: "far", paths: ["surrogacy"], keywords: ["food"] };
    const never = { ...near, slug: "never", topics: ["pregnancy"] };
    const mixed = { ...near, slug: "mixed", topics: ["pregnancy", "loss"] };
    expect(relatedTo(one, [far, never, one, near, mixed]).map(({ slug }) => slug)).toEqual([
      "mixed",
      "near",
      "far",
    ]);
  });
});
