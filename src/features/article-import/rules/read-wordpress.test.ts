import { describe, expect, it } from "vitest";
import { importedPost as read, wordpressExport } from "#tests/support/old-site.ts";
import { reportCopy as copy } from "../copy/report.ts";
import { readWordpress } from "./read-wordpress.ts";

const mapped = (entries: object) => JSON.stringify(entries);

describe("footnotes", () => {
  const sup = (id: string, number: number) =>
    `<sup data-fn="${id}" class="fn"><a href="#${id}" id="${id}-link">${number}</a></sup>`;
  const stored = {
    footnotes: mapped([
      { content: "Survey, <em>2024</em>.", id: "a1" },
      { content: "Register.", id: "b2" },
    ]),
  };

  it("come to the place where the block editor listed them, and their numbers stay in the text", () => {
    const { text, notes } = read({
      id: 1,
      html: `<p>Half waited.${sup("a1", 1)} Others left.${sup("b2", 2)}</p>\n<!-- wp:footnotes /-->\n<p>The end.</p>`,
      meta: stored,
    });
    expect(text).toBe(
      "Half waited.\\[1] Others left.\\[2]\n\n## Notes\n\n1. Survey, *2024*.\n2. Register.\n\nThe end.\n",
    );
    expect(notes).toEqual([copy.footnotes(2)]);
  });

  it("come to the end of a post that has no place for them", () => {
    expect(read({ id: 1, html: `<p>Half.${sup("a1", 1)}</p>`, meta: stored }).text).toMatch(/Register\.\n$/);
  });

  it.each([
    ["isn't in the file", {}, [copy.lostFootnote("1")]],
    ["can't be read", { footnotes: "[{" }, [copy.unreadFootnotes]],
    [
      "is another's",
      { footnotes: mapped([{ content: "x", id: "zz" }]) },
      [copy.lostFootnote("1"), copy.footnotes(1)],
    ],
  ])("are named when their text %s", (_name, meta, said) => {
    expect(read({ id: 1, html: `<p>Half.${sup("a1", 1)}</p>`, meta }).notes).toEqual(said);
  });

  it.each(["ref", "footnote", "fn", "mfn", "efn_note", "sidenote"])(
    "of a plugin come along: [%s]",
    (name) => {
      const { text, notes } = read({
        id: 1,
        html: `<p>One[${name}]First <em>source</em>.[/${name}] and two[${name}]Second.[/${name}].</p>`,
      });
      expect(text).toBe("One\\[1] and two\\[2].\n\n## Notes\n\n1. First *source*.\n2. Second.\n");
      expect(notes).toEqual([copy.footnotes(2)]);
    },
  );

  it("that are links inside the page keep their numbers, and lose what leads back", () => {
    expect(
      read({
        id: 1,
        html: '<p>Half.<sup id="fnref1"><a href="#fn1">1</a></sup></p><ol><li id="fn1">A survey. <a href="#fnref1">↩︎</a></li></ol>',
      }).text,
    ).toBe("Half.\\[1]\n\n1. A survey.\n");
  });
});

describe("synced patterns", () => {
  const pattern = { id: 77, type: "wp_block", title: "Ground rules", html: "<ul><li>Stays here.</li></ul>" };
  const html = '<p>First.</p>\n<!-- wp:block {"ref":77} /-->\n<p>Then.</p>';

  it("come to their places, also one inside another", () => {
    expect(read({ id: 1, html }, pattern)).toMatchObject({
      text: "First.\n\n- Stays here.\n\nThen.\n",
      notes: [],
    });
    const outer = { ...pattern, id: 78, html: `<p>Rules:</p><!-- wp:core/block {"ref":77} /-->` };
    expect(read({ id: 1, html: '<!-- wp:block {"ref":78} /-->' }, pattern, outer).text).toBe(
      "Rules:\n\n- Stays here.\n",
    );
  });

  it.each([
    ["isn't in the file", []],
    ["is a draft", [{ ...pattern, status: "draft" }]],
    ["has a password", [{ ...pattern, password: "lantern" }]],
    ["is private", [{ ...pattern, status: "private" }]],
  ])("are named, and nothing of them comes, when one %s", (_name, others) => {
    const { text, notes } = read({ id: 1, html }, ...others);
    expect(text).toBe("First.\n\nThen.\n");
    expect(notes).toEqual([copy.leftOut(copy.pattern("77"))]);
  });

  it("in a circle end, and are named", () => {
    const circle = { ...pattern, html: '<p>Round.</p><!-- wp:block {"ref":77} /-->' };
    expect(read({ id: 1, html }, circle).notes).toEqual([copy.leftOut(copy.pattern("77"))]);
  });

  it("with words of their own in a post say so", () => {
    const own = '<!-- wp:block {"ref":77,"content":{"Name":{"content":"Mine"}}} /-->';
    expect(read({ id: 1, html: own }, pattern).notes).toEqual([copy.patternOverrides("Ground rules")]);
  });

  it.each(["latest-posts", "jetpack/contact-form", "acf/testimonial", "pattern", "divi/text"])(
    "and blocks that the server draws are named: %s",
    (name) => {
      const { text, notes } = read({ id: 1, html: `<p>A.</p><!-- wp:${name} {"a":{"b":"}"}} /--><p>B.</p>` });
      expect(text).toBe("A.\n\nB.\n");
      expect(notes).toEqual([copy.leftOut(copy.block(name))]);
    },
  );
});

describe("a post that not everybody could read", () => {
  const { reasons } = copy;
  it.each([
    ["a password", { password: "lantern" }, reasons.password],
    ["a password, as a draft", { password: "0", status: "draft" }, reasons.password],
    ["the status private", { status: "private" }, reasons.private],
    ["a status of a plugin", { status: "archive" }, reasons.state("archive")],
    ["no status at all", { status: "" }, reasons.state("unknown")],
    ["Jetpack's subscribers", { meta: { _jetpack_newsletter_access: "paid_subscribers" } }, reasons.members],
    ["roles of the plugin Members", { meta: { _members_access_role: "subscriber" } }, reasons.members],
    [
      "a level of Restrict Content",
      { meta: { rcp_subscription_level: 'a:1:{i:0;s:1:"2";}' } },
      reasons.members,
    ],
    ["s2Member", { meta: { _s2member_level: "1" } }, reasons.members],
  ])("because of %s is named, and nothing of it comes", (_name, item, reason) => {
    const { post } = read({ id: 1, title: "Minutes", html: "<p>Internal.</p>", ...item });
    expect(post).toMatchObject({ title: "Minutes", leftOut: reason, html: "", pictures: [] });
  });

  it.each([
    ["draft", [copy.wasDraft("draft")]],
    ["pending", [copy.wasDraft("pending")]],
    ["future", [copy.wasDraft("future")]],
    ["publish", []],
  ])("comes as a draft with the status %s, which is said", (status, notes) => {
    expect(read({ id: 1, html: "<p>Words.</p>", status })).toMatchObject({ text: "Words.\n", notes });
  });

  it("is left open by what plugins note with every post", () => {
    const meta = {
      _jetpack_newsletter_access: "everybody",
      _members_access_role: "",
      rcp_user_level: "None",
      _um_accessible: "0",
    };
    expect(read({ id: 1, html: "<p>Words.</p>", meta }).post?.leftOut).toBeUndefined();
  });

  it.each([
    ["[members]Secret.[/members]", copy.hidden("[members]")],
    ['[membership level="1"]Secret.[/membership]', copy.hidden("[membership]")],
    ['[restrict paid="true"]Secret.[/restrict]', copy.hidden("[restrict]")],
    ["[um_loggedin]Secret.[/um_loggedin]", copy.hidden("[um_loggedin]")],
    [
      "<!-- wp:premium-content/container --><p>Secret.</p><!-- /wp:premium-content/container -->",
      copy.hidden(copy.block("premium-content/container")),
    ],
    ["<!-- wp:jetpack/paywall /--><p>Secret.</p>", copy.hidden(copy.block("jetpack/paywall"))],
  ])("can be a part of one, which stays behind: %s", (part, note) => {
    const { text, notes } = read({ id: 1, html: `<p>Open.</p>\n\n${part}` });
    expect(text).toBe("Open.\n");
    expect(notes).toEqual([note]);
  });

  it("and kinds that aren't posts are counted, and so is the trash", () => {
    const kinds = [
      { id: 2, type: "testimonial" },
      { id: 3, type: "testimonial" },
      { id: 4, status: "trash" },
      { id: 5, type: "nav_menu_item" },
    ];
    expect(readWordpress([wordpressExport([{ id: 1 }, ...kinds])]).others).toEqual([
      copy.inTrash(1),
      copy.others(2, "testimonial"),
    ]);
  });
});
