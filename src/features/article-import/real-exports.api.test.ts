import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { runCommand } from "#cli/run-command.ts";
import { documentState } from "#features/site-content/reads/documents.server.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { ghostExport, substackExport, wordpressExport } from "#tests/support/old-site.ts";
import { drawing } from "#tests/support/pictures.ts";
import { databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";

const open: TestApp[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
  for (const each of folders.splice(0)) await rm(each, { recursive: true });
});

const uploads = "https://old.example.org/wp-content/uploads/2021";
const story = { title: "Our story", name: "our-story" };

describe.each(databases)("exports as sites make them, on %s", (kind) => {
  async function start() {
    const app = await openTestApp(kind);
    open.push(app);
    const folder = await mkdtemp(join(tmpdir(), "kinward-old-site-"));
    folders.push(folder);
    await mkdir(join(folder, "uploads/2021"), { recursive: true });
    await writeFile(join(folder, "uploads/2021/path.jpg"), await drawing(40, 30).jpeg().toBuffer());
    const file = join(folder, "export");
    const run = async (content: string | Buffer, ...args: string[]) => {
      await writeFile(file, content);
      const lines: string[] = [];
      const terminal = { print: (line: string) => void lines.push(line), readInput: async () => "" };
      const words = ["content", "wordpress", file, "--uploads", join(folder, "uploads"), ...args];
      await runCommand(app.services, words, terminal);
      return lines.join("\n");
    };
    const draft = async (slug: string) =>
      Object(
        (await app.services.asSite(() => documentState(app.services, actorWith("editor"), `article-${slug}`)))
          .value,
      );
    const documents = async () => {
      const rows = await app.services.store.db
        .selectFrom("content_documents")
        .select("id")
        .orderBy("id")
        .execute();
      return rows.map(({ id }) => id);
    };
    return { app, folder, run, draft, documents };
  }

  it("keep a page and a post of one name in two files, with redirects to the right ones", async () => {
    const { folder, run, draft } = await start();
    const page = wordpressExport([{ id: 11, ...story, type: "page", html: "<p>The page.</p>" }]);
    const post = wordpressExport([
      { id: 12, ...story, link: "https://old.example.org/2021/03/our-story/", html: "<p>The post.</p>" },
      {
        id: 13,
        html: '<p><a href="https://old.example.org/our-story/">page</a> <a href="/2021/03/our-story/">post</a></p>',
      },
    ]);
    const [first, second] = [join(folder, "1.csv"), join(folder, "2.csv")];
    await run(page, "--import", "--redirects", first);
    expect(await run(post)).toContain("our-story-12");
    await run(post, "--import", "--redirects", second);
    expect((await draft("our-story")).text).toBe("The page.\n");
    expect((await draft("our-story-12")).text).toBe("The post.\n");
    expect((await draft("post-13")).text).toBe(
      "[page](/resources/knowledge-hub/our-story) [post](/resources/knowledge-hub/our-story-12)\n",
    );
    expect(await readFile(first, "utf8")).toContain("/our-story,/resources/knowledge-hub/our-story,301");
    expect(await readFile(second, "utf8")).toContain(
      "/2021/03/our-story,/resources/knowledge-hub/our-story-12,301",
    );
    for (const again of [page, post]) expect(await run(again, "--import")).toContain("Added 0 drafts");
  });

  it("bring footnotes, synced patterns and pictures that load late", async () => {
    const { run, draft } = await start();
    const said = await run(
      wordpressExport([
        {
          id: 1,
          html: `<p>Half.<sup data-fn="a" class="fn"><a href="#a">1</a></sup></p><!-- wp:block {"ref":77} /--><img src="data:image/gif;base64,R0lGOD" data-src="${uploads}/path.jpg" alt="A path"><!-- wp:footnotes /-->`,
          meta: { footnotes: '[{"content":"A survey.","id":"a"}]' },
        },
        { id: 77, type: "wp_block", html: "<p>Ground rules.</p>" },
      ]),
      "--import",
    );
    expect(said).toContain("1 footnote");
    expect((await draft("post-1")).text).toMatch(
      /^Half\.\\\[1\]\n\nGround rules\.\n\n!\[A path\]\(\/pictures\/[0-9a-f-]{36}\)\n\n## Notes\n\n1\. A survey\.\n$/,
    );
  });

  it("name posts that weren't public, and leave nothing of them here", async () => {
    const { app, run, documents } = await start();
    const file = wordpressExport([
      { id: 1, title: "For members only", html: "<p>The lighthouse link.</p>", password: "lantern" },
      { id: 2, title: "Minutes of the board", html: "<p>Lighthouse budget.</p>", status: "private" },
      { id: 3, title: "Open text", html: "<p>For everybody.</p>" },
    ]);
    for (const said of [await run(file), await run(file, "--import")]) {
      expect(said).toMatch(/For members only: left out, because it's password-protected/);
      expect(said).toMatch(/Minutes of the board: left out, because it's private/);
    }
    expect(await documents()).toEqual(["article-post-3"]);
    expect(
      wordsIn(await dumpOf(app.services), [
        "The lighthouse link",
        "Lighthouse budget",
        "Minutes of the board",
      ]),
    ).toEqual([]);
  });

  it("of Ghost and Substack arrive in the same way", async () => {
    const { run, draft } = await start();
    const post = {
      id: "64a",
      uuid: "u",
      title: "Waiting",
      slug: "waiting",
      status: "published",
      html: '<p>See <a href="__GHOST_URL__/other/">other</a>.</p>',
    };
    const other = {
      ...post,
      id: "64b",
      uuid: "v",
      title: "Other",
      slug: "other",
      html: "<p>x</p>",
      visibility: "members",
    };
    expect(await run(ghostExport([post, other]), "--import", "--site", "https://old.example.org")).toMatch(
      /Other: left out.*\nAdded 1 draft/,
    );
    expect((await draft("waiting")).text).toBe("See [other](https://old.example.org/other/).\n");
    const sent = substackExport([
      {
        id: "1.waiting",
        title: "Waiting",
        html: '<p>Words. <a href="https://old.substack.com/p/second">Next</a></p>',
      },
      { id: "2.second", title: "Second", html: "<p>More.</p>" },
    ]);
    expect(await run(sent, "--site", "https://old.substack.com")).toContain("waiting-1");
    await run(sent, "--import", "--site", "https://old.substack.com");
    expect((await draft("waiting-1")).text).toBe("Words. [Next](/resources/knowledge-hub/second)\n");
    expect(await run(sent, "--import")).toContain("Added 0 drafts");
  });

  it("come again once somebody has discarded the draft, and continue after an end in between", async () => {
    const { app, run, draft } = await start();
    const file = wordpressExport([{ id: 1, html: "<p>Words.</p>" }]);
    await run(file, "--import");
    const { db } = app.services.store;
    await db.updateTable("content_documents").set({ draft: "" }).execute();
    expect(await run(file, "--import")).toContain("Added 1 draft.");
    // As far as it gets when it ends between the article and its text.
    const empty = JSON.stringify({ ...(await draft("post-1")), text: "" });
    await db.updateTable("content_documents").set({ draft: empty }).execute();
    expect(await run(file, "--import")).toContain("Added 1 draft.");
    expect((await draft("post-1")).text).toBe("Words.\n");
  });

  it("leave alone what an import brought before it was noted which post that was", async () => {
    const { app, run, documents } = await start();
    const file = wordpressExport([{ id: 1, html: "<p>Words.</p>" }]);
    await run(file, "--import");
    await app.services.store.db.deleteFrom("imported_articles").execute();
    expect(await run(file, "--import")).toContain("Added 0 drafts");
    expect(await documents()).toEqual(["article-post-1"]);
  });
});
