import { afterEach, describe, expect, it } from "vitest";
import { lookDocument } from "#content/branding/look.ts";
import { identityDocument } from "#content/current.ts";
import { addPicture } from "#features/pictures/writes.server.ts";
import { announcePages } from "#platform/http/public-pages.ts";
import { actAs } from "#tests/support/admin.ts";
import { actorWith } from "#tests/support/campaigns.ts";
import { contentOf } from "#tests/support/pdf-content.ts";
import { drawing } from "#tests/support/pictures.ts";
import { pagesOf, readPdf } from "#tests/support/read-pdf.ts";
import { contentAddress, contentEditor } from "#tests/support/site-content.ts";
import { databases, openTestApp, type TestApp } from "#tests/support/test-app.ts";

const open: TestApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function start(kind: (typeof databases)[number]) {
  const app = await openTestApp(kind);
  open.push(app);
  const person = await actAs(app, "editor");
  const paper = (document: string, value: unknown, who = person) =>
    app.post(`${contentAddress}/preview-on-paper`, { document, value }, who);
  return { app, paper, ...contentEditor(app, person) };
}

async function edgesOf(answer: Response): Promise<string> {
  const pdf = readPdf(Buffer.from(await answer.arrayBuffer()));
  return pagesOf(pdf)
    .map((page) => contentOf(pdf, page).artifacts)
    .join(" ");
}

describe.each(databases)("the preview on paper, on %s", (kind) => {
  it("shows a draft of the name, the colors and the logo, and publishes nothing", async () => {
    const { app, paper, read } = await start(kind);
    const before = Buffer.from(await (await paper("look", lookDocument.shipped)).arrayBuffer());
    const named = await paper("identity", { ...identityDocument.shipped, name: "Maple House" });
    expect(named.headers.get("content-type")).toBe("application/pdf");
    expect(await edgesOf(named)).toContain("Maple House");
    const file = (await drawing(400, 100).png().toBuffer()).toString("base64");
    const { id: logo } = await app.services.asSite(() =>
      addPicture(app.services, actorWith("editor"), { file, alt: "Maple House" }),
    );
    for (const changed of [{ mainColor: "#1f5f5b" }, { logo }]) {
      const look = { ...lookDocument.shipped, ...changed };
      expect(Buffer.from(await (await paper("look", look)).arrayBuffer()).equals(before)).toBe(false);
    }
    expect((await read("look")).version).toBe(0);
  });

  it("is preceded by a hint that names the letters which no font has", async () => {
    const { app, post } = await start(kind);
    announcePages(app.services, {
      expire: () => undefined,
      pagesReading: () => ["/"],
      render: async () => "",
    });
    const hintsFor = async (name: string) => {
      const value = { ...identityDocument.shipped, name };
      return (await post("preview", { document: "identity", page: "/", value })).body.hints;
    };
    expect(await hintsFor("Łódź & Nguyễn")).toEqual([]);
    expect(await hintsFor("妊活の会")).toEqual([
      expect.stringContaining("question mark for these letters: 妊 活 の 会."),
    ]);
  });

  it("refuses a draft that can't be published, documents that aren't on paper, and viewers", async () => {
    const { app, paper } = await start(kind);
    const unfit = await paper("look", { ...lookDocument.shipped, mainColor: "purple" });
    expect(unfit.status).toBe(422);
    expect((await unfit.json()).fields).toHaveProperty("mainColor");
    for (const document of ["home-faq", "article-none", "none"])
      expect((await paper(document, {})).status, document).toBe(404);
    expect((await paper("look", lookDocument.shipped, await actAs(app, "viewer"))).status).toBe(403);
  });
});
