import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { runCommand } from "#cli/run-command.ts";
import { readRows } from "#features/redirects/schema.ts";
import { documentState } from "#features/site-content/reads/documents.server.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { drawing } from "#tests/support/pictures.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { reportCopy as copy } from "./copy/report.ts";

const open: TestApp[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
  for (const each of folders.splice(0)) await rm(each, { recursive: true });
});

const editor = actorWith("editor");
const uploads = "https://old.example.org/wp-content/uploads";

type Post = { id: number; name: string; title: string; html: string; type?: string; status?: string };

function exported(...posts: Post[]): string {
  const items = posts.map(
    ({ id, name, title, html, type = "post", status = "publish" }) => `<item>
<title><![CDATA[${title}]]></title><link>https://old.example.org/2019/03/${name}/</link>
<content:encoded><![CDATA[${html}]]></content:encoded><excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_name><![CDATA[${name}]]></wp:post_name>
<wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type>
<category domain="category" nicename="ivf"><![CDATA[IVF]]></category>
<wp:comment><wp:comment_author_email>someone@example.org</wp:comment_author_email></wp:comment>
</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old site</title><wp:wxr_version>1.2</wp:wxr_version>${items.join("\n")}</channel></rss>`;
}

const block: Post = {
  id: 11,
  name: "our-first-transfer",
  title: "Our first transfer",
  html: `<!-- wp:paragraph --><p>It was a <strong>Tuesday</strong>. See <a href="https://old.example.org/2019/03/waiting/">waiting</a>.</p><!-- /wp:paragraph -->
<!-- wp:heading {"level":1} --><h1>The room</h1><!-- /wp:heading -->
<figure class="wp-block-image"><img src="${uploads}/2019/03/room.jpg" alt="A quiet room"/></figure>
<iframe src="https://video.example.org/1"></iframe><script>alert(1)</script>
<table><tbody><tr><td>Day</td><td>What</td></tr><tr><td>1</td><td>Rest</td></tr></tbody></table>`,
};
const classic: Post = {
  id: 12,
  name: "waiting",
  title: "Waiting",
  html: `The two weeks are long.\n\nWe walked a lot.\nEvery day.\n\n[gallery ids="1,2"]\n\n[caption id="x" width="300"]<img src="${uploads}/gone.jpg" /> The lake[/caption]`,
};

describe.each(databases)("importing from WordPress on %s", (kind) => {
  async function start(...posts: Post[]) {
    const app = await openTestApp(kind);
    open.push(app);
    const folder = await mkdtemp(join(tmpdir(), "kinward-wordpress-"));
    folders.push(folder);
    await mkdir(join(folder, "uploads/2019/03"), { recursive: true });
    await writeFile(join(folder, "uploads/2019/03/room.jpg"), await drawing(400, 300).jpeg().toBuffer());
    const file = join(folder, "export.xml");
    await writeFile(file, exported(...posts));
    const run = async (...args: string[]) => {
      const lines: string[] = [];
      const terminal = { print: (line: string) => void lines.push(line), readInput: async () => "" };
      const words = ["content", "wordpress", file, "--uploads", join(folder, "uploads"), ...args];
      return { code: await runCommand(app.services, words, terminal), text: lines.join("\n") };
    };
    const count = async (table: "content_documents" | "pictures" | "audit") =>
      (await app.services.store.db.selectFrom(table).selectAll().execute()).length;
    const draft = async (id: string) =>
      Object(await app.services.asSite(() => documentState(app.services, editor, id))).value;
    return { app, folder, file, run, count, draft };
  }

  it("shows what it would do first, then makes drafts, and adds nothing the second time", async () => {
    const { folder, run, count, draft } = await start(block, classic);
    const dry = await run();
    expect(dry.text).toContain(
      copy.item(block.title, "/resources/knowledge-hub/our-first-transfer", "new draft"),
    );
    expect(dry.text).toContain(copy.leftOut("iframe https://video.example.org/1"));
    expect(dry.text.endsWith(copy.dry)).toBe(true);
    expect([await count("content_documents"), await count("pictures"), await count("audit")]).toEqual([
      0, 0, 0,
    ]);

    const redirects = join(folder, "redirects.csv");
    const { code, text } = await run("--import", "--redirects", redirects);
    expect(code).toBe(0);
    expect(text).toContain(copy.done(2));
    expect(text).toContain(copy.pictureFailed(`${uploads}/gone.jpg`, copy.noReason));
    const value = await draft("article-our-first-transfer");
    expect(value).toMatchObject({ title: "Our first transfer", state: "shown", keywords: ["ivf"] });
    expect(value.text).toMatch(
      /^It was a \*\*Tuesday\*\*\. See \[waiting\]\(\/resources\/knowledge-hub\/waiting\)\.\n\n## The room\n\n!\[A quiet room\]\(\/pictures\/[0-9a-f-]{36}\)\n\n\| Day \| What \|\n/,
    );
    expect(value.text).not.toMatch(/alert|iframe|<script/);
    expect((await draft("article-waiting")).text).toBe(
      "The two weeks are long.\n\nWe walked a lot.\\\nEvery day.\n\nThe lake\n",
    );
    expect(readRows(await readFile(redirects, "utf8")).typed).toMatchObject([
      { from: "/2019/03/our-first-transfer", to: "/resources/knowledge-hub/our-first-transfer" },
      { from: "/2019/03/waiting", to: "/resources/knowledge-hub/waiting" },
    ]);

    const before = [await count("content_documents"), await count("pictures"), await count("audit")];
    expect((await run("--import")).text).toContain(copy.done(0));
    expect([await count("content_documents"), await count("pictures"), await count("audit")]).toEqual(before);
  });

  it("leaves the trash, other kinds and too long posts out, and gives a taken name the post's number", async () => {
    const { run, draft } = await start(
      { ...classic, id: 1, name: "pcos-and-fertility" },
      { ...classic, id: 2, name: "in-the-trash", status: "trash" },
      { ...classic, id: 3, name: "menu", type: "nav_menu_item" },
      { ...classic, id: 4, name: "endless", html: "Words. ".repeat(9_000) },
      { ...classic, id: 5, name: "", title: "Größe & <b>Mut</b>", status: "draft" },
    );
    const { text } = await run("--import");
    expect(text).toContain("/resources/knowledge-hub/pcos-and-fertility-1");
    expect(text).not.toMatch(/in-the-trash|menu/);
    expect(text).toContain(copy.leftOutItem("Waiting", copy.reasons.long));
    expect(text).toContain(copy.done(2));
    expect((await draft("article-pcos-and-fertility-1")).title).toBe("Waiting");
  });

  it("says so when the file isn't an export, and reads nothing outside the folder of pictures", async () => {
    const { file, run, count } = await start({
      ...classic,
      html: `<p>A <img src="${uploads}/..%2f..%2fexport.xml" alt="x"> <img src="/etc/passwd" alt="y"></p>`,
    });
    expect((await run("--import")).text).toContain(copy.pictureFailed("/etc/passwd", copy.noReason));
    expect(await count("pictures")).toBe(0);
    await writeFile(file, '<!DOCTYPE x [<!ENTITY a "b">]><rss/>');
    expect(await run()).toEqual({ code: 1, text: copy.unreadable });
    await writeFile(file, "<html></html>");
    expect(await run()).toEqual({ code: 1, text: copy.unreadable });
    await writeFile(file, '<rss version="2.0"><channel></channel></rss>');
    expect((await run()).text).toContain(copy.empty);
  });
});
