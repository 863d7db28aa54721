import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { runCommand } from "#cli/run-command.ts";
import { documentState } from "#features/site-content/reads/documents.server.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { drawing } from "#tests/support/pictures.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { isWholeRun } from "#tests/support/whole-run.ts";
import { reportCopy as copy } from "./copy/report.ts";

const open: TestApp[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
  for (const each of folders.splice(0)) await rm(each, { recursive: true });
});

const uploads = "https://old.example/wp-content/uploads";
const cdata = (text: string) => `<![CDATA[${text}]]>`;

type Post = { id: number; name: string; title: string; html: string; extra?: string; type?: string };

function exported(posts: readonly Post[]): string {
  const items = posts.map(
    ({ id, name, title, html, extra = "", type = "post" }) =>
      `<item><title>${cdata(title)}</title><link>https://old.example/2021/03/${name || id}/</link><content:encoded>${cdata(html)}</content:encoded><excerpt:encoded>${cdata("")}</excerpt:encoded><wp:post_id>${id}</wp:post_id><wp:post_name>${cdata(name)}</wp:post_name><wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type>${extra}</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" ?><rss version="2.0" xmlns:content="c" xmlns:excerpt="e" xmlns:wp="w"><channel><title>Old</title><link>https://old.example</link><wp:base_site_url>https://old.example</wp:base_site_url>${items.join("")}</channel></rss>`;
}

describe.each(databases)("the dry run of a WordPress import on %s", (kind) => {
  async function start(content: string | Buffer) {
    const app = await openTestApp(kind);
    open.push(app);
    const folder = await mkdtemp(join(tmpdir(), "kinward-wordpress-"));
    folders.push(folder);
    await mkdir(join(folder, "uploads/2021"), { recursive: true });
    await writeFile(join(folder, "uploads/2021/room.jpg"), await drawing(40, 30).jpeg().toBuffer());
    const file = join(folder, "export.xml");
    await writeFile(file, content);
    const run = async (...args: string[]) => {
      const lines: string[] = [];
      const terminal = { print: (line: string) => void lines.push(line), readInput: async () => "" };
      const words = ["content", "wordpress", file, "--uploads", join(folder, "uploads"), ...args];
      await runCommand(app.services, words, terminal);
      return lines;
    };
    const draft = async (slug: string) =>
      Object(
        (await app.services.asSite(() => documentState(app.services, actorWith("editor"), `article-${slug}`)))
          .value,
      );
    return { run, draft };
  }
  const fixture = (name: string) => readFile(new URL(`fixtures/${name}.xml`, import.meta.url));

  it("promises two posts of one name, and both come, at addresses of their own", async () => {
    const { run, draft } = await start(await fixture("same-slug"));
    const dry = await run();
    expect(dry.join("\n")).toContain(copy.numbered("our-story-x", "our-story-x-12"));
    expect((await run("--import")).at(-1)).toBe(copy.done(4));
    expect((await draft("our-story-x")).text).toBe("The page words.\n");
    expect((await draft("our-story-x-12")).text).toBe("The post words, quite different.\n");
    expect((await draft("notes-14")).text).toBe("Second draft notes.\n");
    expect((await run("--import")).at(-1)).toBe(copy.done(0));
  });

  it("leaves links to other sites alone, and keeps the part of a page that a link leads to", async () => {
    const { run, draft } = await start(await fixture("foreign-link"));
    await run("--import");
    expect((await draft("read-more-x")).text).toBe(
      "Read [about the agency](https://www.agency.example/about/) and [our team](/resources/knowledge-hub/about#team) and [write](mailto:a@b.co).\n",
    );
  });

  it("decodes entities in titles, keywords and summaries, and makes a paragraph of every one", async () => {
    const { run, draft } = await start(await fixture("entities"));
    await run("--import");
    expect(await draft("fish-chips")).toMatchObject({
      title: "Fish & chips – a donor’s story",
      keywords: ["q&a", "donors & family"],
      summary: "Ham & eggs <3 café au lait. After the spacer.",
    });
    const mixed = await start(await fixture("mixed-paragraphs"));
    await mixed.run("--import");
    expect((await mixed.draft("mixed-paragraphs")).text.split("\n\n")).toHaveLength(4);
  });

  it("names the featured picture and puts it at the top, or says that it isn't in the file", async () => {
    const meta = (id: number) =>
      `<wp:postmeta><wp:meta_key>${cdata("_thumbnail_id")}</wp:meta_key><wp:meta_value>${cdata(String(id))}</wp:meta_value></wp:postmeta>`;
    const attachment = `<wp:attachment_url>${cdata(`${uploads}/2021/room.jpg`)}</wp:attachment_url><wp:postmeta><wp:meta_key>${cdata("_wp_attachment_image_alt")}</wp:meta_key><wp:meta_value>${cdata("A room")}</wp:meta_value></wp:postmeta>`;
    const { run, draft } = await start(
      exported([
        { id: 1, name: "one", title: "One", html: "Words.", extra: meta(9) },
        { id: 2, name: "two", title: "Two", html: "Words.", extra: meta(8) },
        { id: 9, name: "room", title: "room", html: "", extra: attachment, type: "attachment" },
      ]),
    );
    const dry = (await run()).join("\n");
    expect(dry).toContain(copy.featured(`${uploads}/2021/room.jpg`));
    expect(dry).toContain(copy.noFeatured("8"));
    await run("--import");
    expect((await draft("one")).text).toMatch(/^!\[A room\]\(\/pictures\/[0-9a-f-]{36}\)\n\nWords\.\n$/);
  });

  it("reads a file in its own encoding, without control characters and lost letters", async () => {
    const xml = exported([{ id: 1, name: "one", title: "Caf\u0008é \uFFFD", html: "<p>Caf\u000Bé</p>" }]);
    const { run, draft } = await start(xml);
    expect((await run()).join("\n")).toContain(copy.lostLetters);
    await run("--import");
    expect(await draft("one")).toMatchObject({ title: "Café", text: "Café\n" });
    const latin = Buffer.from(
      exported([{ id: 2, name: "two", title: "Renée", html: "x" }]).replace("UTF-8", "iso-8859-1"),
      "latin1",
    );
    const old = await start(latin);
    expect((await old.run("--import")).join("\n")).toContain("Renée");
    expect((await old.draft("two")).title).toBe("Renée");
  });

  const word = fc.constantFrom(
    "donor",
    "IVF",
    "Größe",
    "Привет",
    "a & b",
    "[sic]",
    "&amp;",
    "<b>x</b>",
    "100%",
    "",
  );
  const post = fc.record({
    name: fc.constantFrom("a", "b", "pcos-and-fertility", "", "%d0%bf", "x".repeat(80)),
    title: fc.array(word, { maxLength: 4 }).map((words) => words.join(" ")),
    html: fc
      .array(
        fc.constantFrom(
          "Words.\n\n",
          "<p>More</p>",
          `<img src="${uploads}/2021/room.jpg" alt="A room">`,
          `<img src="${uploads}/gone.jpg">`,
          "[gallery]",
          "<iframe></iframe>",
          "<ul><li>x</li></ul>",
          "long ".repeat(7_990),
        ),
        { maxLength: 5 },
      )
      .map((parts) => parts.join("")),
  });

  it("says exactly what the import then does, for any file", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(post, { minLength: 1, maxLength: 5 }), async (posts) => {
        const { run } = await start(exported(posts.map((each, at) => ({ ...each, id: at + 1 }))));
        const dry = await run();
        const done = await run("--import");
        const asDone = dry.slice(0, -1).map((line) => line.replace(/: new draft$/, `: ${copy.states.added}`));
        expect(done.slice(0, -1)).toEqual(asDone);
        expect(done.at(-1)).toBe(
          copy.done(dry.filter((line) => line.endsWith(`: ${copy.states.new}`)).length),
        );
        for (const each of open.splice(0)) await each.close();
      }),
      { numRuns: isWholeRun ? 12 : 5, seed: 34 },
    );
  });
});
