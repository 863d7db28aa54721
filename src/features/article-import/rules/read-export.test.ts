import { describe, expect, it } from "vitest";
import { ghostExport, substackExport, wordpressExport, zipOf } from "#tests/support/old-site.ts";
import { reportCopy as copy } from "../copy/report.ts";
import type { ImportedPost } from "./imported-post.ts";
import { readExport } from "./read-export.ts";
import { toMarkdown } from "./to-markdown.ts";

const same = { picture: (address: string) => address, link: (address: string) => address };
const text = (post: ImportedPost | undefined) => toMarkdown(post?.html ?? "", same).markdown;

function read(file: string | Buffer, site?: string) {
  const answer = readExport(Buffer.from(file), site);
  if ("refused" in answer) throw new Error(answer.refused);
  return answer;
}

describe("an export of Ghost", () => {
  const site = "https://old.example.org";
  const post = {
    ...{
      id: "64a",
      uuid: "u-1",
      title: "Waiting & hoping",
      slug: "waiting",
      status: "published",
      visibility: "public",
    },
    html: '<p>See <a href="__GHOST_URL__/other/">the other</a>.</p><figure class="kg-card kg-image-card"><img src="__GHOST_URL__/content/images/2021/room.jpg" alt="A room" loading="lazy"></figure>',
  };

  it("gives posts and pages, with tags, excerpt and featured picture", () => {
    const tables = {
      tags: [
        { id: "t1", name: "IVF" },
        { id: "t2", name: "#internal" },
      ],
      posts_tags: [
        { post_id: "64a", tag_id: "t2", sort_order: 1 },
        { post_id: "64a", tag_id: "t1", sort_order: 0 },
      ],
      posts_meta: [{ id: "m", post_id: "64a", feature_image_alt: "A lake" }],
    };
    const more = { custom_excerpt: "In short.", feature_image: "__GHOST_URL__/content/images/lake.jpg" };
    const [first] = read(ghostExport([{ ...post, ...more }], tables), `${site}/`).posts;
    expect(first).toMatchObject({
      ...{
        id: "64a",
        source: "ghost u-1",
        title: "Waiting & hoping",
        link: `${site}/waiting/`,
        name: "waiting",
      },
      ...{ excerpt: "In short.", keywords: ["IVF"], leftOut: undefined },
      pictures: [
        { address: `${site}/content/images/lake.jpg`, alt: "A lake" },
        { address: `${site}/content/images/2021/room.jpg`, alt: "A room" },
      ],
    });
    expect(text(first)).toContain(`See [the other](${site}/other/).`);
  });

  it.each([
    ["members", "published", copy.reasons.members],
    ["paid", "published", copy.reasons.paid],
    ["tiers", "published", copy.reasons.paid],
    ["label:x", "draft", copy.reasons.paid],
    ["public", "sent", copy.reasons.emailOnly],
    ["public", "trashed", copy.reasons.state("trashed")],
  ])("names a post for %s with the status %s, and nothing of it comes", (visibility, status, leftOut) => {
    expect(read(ghostExport([{ ...post, visibility, status }])).posts[0]).toMatchObject({
      leftOut,
      html: "",
    });
  });

  it.each(["draft", "scheduled"])("brings a post with the status %s as a draft, and says so", (status) => {
    expect(read(ghostExport([{ ...post, status, html: "<p>x</p>" }])).posts[0]?.notes).toEqual([
      copy.wasDraft(status),
    ]);
  });

  it("reads the text of Ghost's editors where there is no HTML, and names cards without words", () => {
    const words = (value: string, format = 0) => ({ type: "extended-text", text: value, format });
    const lexical = JSON.stringify({
      root: {
        children: [
          {
            type: "paragraph",
            children: [
              words("It was "),
              words("Tuesday", 1),
              words(". "),
              { type: "link", url: "https://a.example", children: [words("More")] },
            ],
          },
          { type: "extended-heading", tag: "h2", children: [words("The <room>")] },
          { type: "list", listType: "bullet", children: [{ type: "listitem", children: [words("One")] }] },
          { type: "image", src: "https://old.example.org/a.jpg", alt: "A" },
          { type: "html", html: "<p>Raw.</p>" },
          { type: "signup" },
          { type: "paywall" },
        ],
      },
    });
    const [first] = read(ghostExport([{ ...post, html: null, lexical }])).posts;
    expect(text(first)).toBe(
      "It was **Tuesday**. [More](https://a.example)\n\n## The \\<room>\n\n- One\n\n![A](https://old.example.org/a.jpg)\n\nRaw.\n",
    );
    expect(first?.notes).toEqual([copy.block("signup"), "[paywall]"].map(copy.leftOut));
    const mobiledoc = JSON.stringify({
      ...{
        version: "0.3.1",
        atoms: [["soft-return", "", {}]],
        cards: [
          ["image", { src: "https://old.example.org/a.jpg", alt: "A" }],
          ["gist", {}],
        ],
      },
      markups: [["strong"], ["a", ["href", "https://a.example"]]],
      sections: [
        [
          1,
          "p",
          [
            [0, [], 0, "It was "],
            [0, [0], 1, "Tuesday"],
            [1, [], 0, 0],
            [0, [1], 1, "More"],
          ],
        ],
        [1, "h2", [[0, [], 0, "The room"]]],
        [3, "ul", [[[0, [], 0, "One"]]]],
        ...[
          [10, 0],
          [10, 1],
        ],
      ],
    });
    const [old] = read(ghostExport([{ ...post, html: "", mobiledoc }])).posts;
    expect(text(old)).toBe(
      "It was **Tuesday**\\\n[More](https://a.example)\n\n## The room\n\n- One\n\n![A](https://old.example.org/a.jpg)\n",
    );
    expect(old?.notes).toEqual([copy.leftOut(copy.block("gist"))]);
  });
});

describe("an export of Substack", () => {
  it("gives the posts, names what wasn't for everybody, and never reads lists of people", () => {
    const file = substackExport(
      [
        { id: "101.first", title: 'First, ""again""', html: "<p>Words.</p>" },
        { id: "102.draft", title: "Draft", html: "<p>Not yet.</p>", isPublished: false },
        { id: "103.paid", title: "Paid", html: "<p>Secret.</p>", audience: "only_paid" },
        { id: "104.founding", title: "Founding", html: "<p>Secret.</p>", audience: "founding" },
        { id: "105.free", title: "Free", html: "<p>Secret.</p>", audience: "only_free" },
        {
          id: "106.paid-draft",
          title: "Paid draft",
          html: "<p>Secret.</p>",
          audience: "only_paid",
          isPublished: false,
        },
        { id: "107.lost", title: "Lost" },
        { id: "108.talk", title: "Talk", html: "", more: "https://sound.example.org/1.mp3" },
      ],
      { "email_list.csv": "email\nperson@example.org", "posts/101.opens.csv": "email\nperson@example.org" },
    );
    const { posts } = read(file, "https://old.substack.com");
    expect(posts.map(({ title, leftOut, notes }) => [title, leftOut, notes])).toEqual([
      ['First, "again"', undefined, []],
      ["Draft", undefined, [copy.wasDraft("draft")]],
      ["Paid", copy.reasons.paid, []],
      ["Founding", copy.reasons.paid, []],
      ["Free", copy.reasons.members, []],
      ["Paid draft", copy.reasons.paid, []],
      ["Lost", copy.reasons.noText, []],
      ["Talk", undefined, []],
    ]);
    expect(posts[0]).toMatchObject({
      id: "101",
      name: "first",
      link: "https://old.substack.com/p/first",
      excerpt: "A subtitle",
    });
    expect(text(posts[7])).toContain("https://sound.example.org/1.mp3");
    expect(JSON.stringify(posts)).not.toMatch(/Secret|person@/);
  });

  it("turns Substack's own parts into what an article has", () => {
    const html = `<p>Half waited.<a class="footnote-anchor" data-component-name="FootnoteAnchorToDOM" id="footnote-anchor-1" href="#footnote-1" target="_self">1</a></p>
<div class="captioned-image-container"><figure><a class="image-link" href="https://substackcdn.com/image/fetch/f_auto/https%3A%2F%2Fx%2Froom.png"><div class="image2-inset"><picture><source type="image/webp" srcset="https://substackcdn.com/image/fetch/w_424/room.png 424w"><img src="https://substackcdn.com/image/fetch/w_1456/room.png" alt="A room" data-attrs="{}"></picture></div></a></figure></div>
<p class="button-wrapper" data-component-name="ButtonCreateButton"><a class="button primary" href="%%share_url%%"><span>Share</span></a></p>
<div class="subscription-widget-wrap" data-component-name="SubscribeWidgetToDOM"><p>Thanks for reading! Subscribe.</p><form><input type="email"></form></div>
<div class="footnote" data-component-name="FootnoteToDOM"><a id="footnote-1" href="#footnote-anchor-1" class="footnote-number">1</a><div class="footnote-content"><p>A survey.</p></div></div>`;
    const [post] = read(substackExport([{ id: "1.a", title: "A", html }])).posts;
    const { markdown, leftOut } = toMarkdown(post?.html ?? "", same);
    expect(markdown).toBe(
      "Half waited.\\[1]\n\n![A room](https://substackcdn.com/image/fetch/w_1456/room.png)\n\n\\[1] A survey.\n",
    );
    expect(leftOut).toEqual(["SubscribeWidget"]);
  });
});

describe("a file", () => {
  it("is judged by what it has: several files of WordPress.com in a ZIP, Ghost's own ZIP, one packed again on a Mac", () => {
    const file = (id: number, html: string) => wordpressExport([{ id, html }]);
    const pattern = wordpressExport([{ id: 77, type: "wp_block", html: "<p>Rules.</p>" }]);
    const several = zipOf({
      "a.xml": file(1, '<!-- wp:block {"ref":77} /-->'),
      "b.xml": pattern,
      "c.xml": file(1, '<!-- wp:block {"ref":77} /-->'),
    });
    const { posts } = read(several);
    expect(posts.map(text)).toEqual(["Rules.\n"]);
    expect(
      read(zipOf({ "data/ghost.json": ghostExport([{ id: "1", slug: "a", html: "<p>x</p>" }]) })).posts,
    ).toHaveLength(1);
    const again = zipOf({
      "__MACOSX/export/._posts.csv": "x",
      "export/posts.csv": "post_id,title\n1.a,A",
      "export/posts/1.a.html": "<p>x</p>",
    });
    expect(read(again).posts.map(text)).toEqual(["x\n"]);
  });

  it.each([
    ["nothing", ""],
    ["a page", "<html></html>"],
    ["a list", '["posts"]'],
    ["other JSON", '{"posts":{}}'],
    ["broken JSON", '{"db":['],
    ["entities", '<!DOCTYPE x [<!ENTITY a "b">]><rss/>'],
    ["a ZIP of something else", zipOf({ "a.txt": "x" })],
    ["the beginning of a ZIP", zipOf({ "posts.csv": "x" }).subarray(0, 30)],
    ["a list of other things", zipOf({ "posts.csv": "name\nx" })],
  ])("is refused with a sentence, or empty, when it's %s", (_name, file) => {
    const answer = readExport(Buffer.from(file));
    expect("refused" in answer ? answer.refused : answer.posts.length).toBeOneOf([
      copy.unreadable,
      copy.notZip,
      0,
    ]);
  });
});
