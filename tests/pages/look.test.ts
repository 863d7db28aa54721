import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { editableDocument } from "#content/documents/register.server.ts";
import { downloadFiles } from "#content/downloads/all.ts";
import { isAsBuilt, printedNow } from "#content/downloads/printed.ts";
import type { FeatureServices } from "#features/index.server.ts";
import { addPicture } from "#features/pictures/writes.server.ts";
import { documentState } from "#features/site-content/reads/documents.server.ts";
import { previewPage } from "#features/site-content/reads/render.server.ts";
import { saveDraft } from "#features/site-content/writes/drafts.server.ts";
import { publishDraft } from "#features/site-content/writes/publishing.server.ts";
import { inlineStyleHashes } from "#platform/http/inline-hashes.ts";
import { assemble } from "#server/assemble.ts";
import { actorWith } from "../support/campaigns.ts";
import { contentOf } from "../support/pdf-content.ts";
import { structureOf } from "../support/pdf-structure.ts";
import { plainFetch } from "../support/plain-fetch.ts";
import { pagesOf, readPdf } from "../support/read-pdf.ts";
import { type RunningSite, startSite } from "../support/start-site.ts";
import { patiently } from "../support/until.ts";
import { isWholeRun } from "../support/whole-run.ts";

/** Those that serve the database. This process publishes, and each of them learns of it in the same way. */
let sites: readonly RunningSite[];
let site: RunningSite;
let services: FeatureServices;
const editor = actorWith("editor");
const shipped = { illustrations: "recolored" } as const;
const colors = { ...shipped, mainColor: "#ffd400", secondColor: "#00a3ff" };

beforeAll(async () => {
  site = await startSite({ ROLE: "web" });
  const shared = { DATA_DIR: site.dataDir, SITE_URL: site.url, ROLE: "web" };
  sites = isWholeRun ? [site, await startSite(shared)] : [site];
  services = await assemble({ DATA_DIR: site.dataDir, SITE_URL: site.url, LOG_LEVEL: "silent" });
});
afterAll(async () => {
  services.mailer.close();
  await services.store.close();
  for (const each of sites.toReversed()) await each.stop();
});

const text = async ({ url }: RunningSite, path: string) => (await plainFetch(url + path)).text();

async function publish(value: unknown): Promise<void> {
  const { value: base } = await services.asSite(() => documentState(services, editor, "look"));
  const { revision } = await services.asSite(() =>
    saveDraft(services, editor, { document: "look", base, value }),
  );
  await services.asSite(() => publishDraft(services, editor, { document: "look", revision }));
}

/** Uploads a drawing of this size and gives its id. To make its copies takes a second. */
async function upload(width: number, height: number): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#123456"/></svg>`;
  const file = Buffer.from(svg).toString("base64");
  return (await services.asSite(() => addPicture(services, editor, { file, alt: "A “blue” field & $1" }))).id;
}

it("sends nothing of a look while there is none", async () => {
  const home = await plainFetch(site.url);
  expect(home.headers.get("content-security-policy")).toContain("style-src 'self';");
  const html = await home.text();
  expect(html).not.toContain("<style>");
  expect(html).toContain('href="/icons/icon-32.png"');
});

it("shows two colors on every kind of page, with a policy that allows this sheet alone, in every process", async () => {
  const [icon, scene, pdf] = await Promise.all(
    ["/icons/icon-32.png", "/illustrations/garden-gate.svg", "/downloads/cards/appointment-card.pdf"].map(
      async (path) => [path, await text(site, path)] as const,
    ),
  );
  await publish(colors);
  for (const each of sites) await expect.poll(() => text(each, "/"), patiently).toContain("light-dark(");
  for (const path of [
    "/",
    "/contact",
    "/membership?billing=yearly",
    "/admin/login",
    "/no-such-page",
    "/offline",
  ]) {
    const answer = await plainFetch(site.url + path);
    const html = await answer.text();
    expect(html, path).toMatch(
      /<style>@supports[^<]*--kw-primary:light-dark\(#[0-9a-f]{3,6},#[0-9a-f]{3,6}\)/,
    );
    const [hash] = inlineStyleHashes(html);
    expect(answer.headers.get("content-security-policy"), path).toContain(
      `style-src 'self' 'sha256-${hash}';`,
    );
    expect(html, path).not.toContain('content="#FCF9F5"');
  }
  const [, sheet = ""] = /(<style>.*<\/style>)/.exec(await text(site, "/")) ?? [];
  expect(Buffer.byteLength(sheet)).toBeLessThan(1_600);
  for (const [path, before] of [icon ?? [], scene ?? [], pdf ?? []])
    expect(await text(site, path ?? ""), path).not.toBe(before);
  const manifest = JSON.parse(await text(site, "/site.webmanifest"));
  expect(manifest.theme_color).not.toBe("#FCF9F5");
  expect(manifest.icons[0].src).toMatch(/^\/icons\/icon-192\.png\?v=/);
});

it("asks for every drawing by the look of now, on pages and in styles, also after the next change", async () => {
  const versionOf = async () => /<html data-look="([\w-]{8})"/.exec(await text(site, "/"))?.[1];
  const before = await versionOf();
  expect(before).toBeDefined();
  for (const path of ["/", "/membership", "/journeys/infertility", "/contact", "/admin/login"]) {
    const html = await text(site, path);
    const drawings = html.match(/"\/illustrations\/[^"]+\.svg[^"]*"/g) ?? [];
    expect(
      drawings.filter((each) => !each.endsWith(`.svg?v=${before}"`)),
      path,
    ).toEqual([]);
    // Style sheets are built once, so no drawing's address may be in one.
    for (const [, sheet = ""] of html.matchAll(/<link href="(\/assets\/[^"]+\.css)"/g))
      expect(await text(site, sheet), sheet).not.toContain("/illustrations/");
  }
  await publish({ ...colors, mainColor: "#0b6e4f" });
  await expect.poll(versionOf, patiently).not.toBe(before);
  expect((await plainFetch(`${site.url}/illustrations/hero-wide.svg?v=${await versionOf()}`)).status).toBe(
    200,
  );
});

it("leaves none of the shipped colors in pages, drawings and mails", async () => {
  const shippedMains = [
    "#5d4080",
    "#472f63",
    "#2a1b3d",
    "#2f1f45",
    "#2d2f5e",
    "#e6ddf0",
    "#7a5aa0",
    "#b9a9cc",
  ];
  const texts = await Promise.all(
    [
      "/",
      "/membership",
      "/admin/login",
      "/illustrations/hero-wide.svg",
      "/illustrations/night/hero-wide.svg",
    ].map(async (path) => [path, await text(site, path)] as const),
  );
  const document = editableDocument("look");
  if (!document) throw new Error("There is no document of the look.");
  const mail = await services.asSite(() =>
    previewPage(services, editor, { document, page: "mail:welcome", value: colors }),
  );
  for (const [path, found] of [...texts, ["a mail", mail.html] as const])
    expect(
      shippedMains.filter((color) => found.toLowerCase().includes(color)),
      path,
    ).toEqual([]);
});

it("keeps the illustrations as they were drawn, if the team wants that", async () => {
  await publish({ ...colors, illustrations: "kept" });
  await expect.poll(() => text(site, "/illustrations/garden-gate.svg"), patiently).toContain("#E6DDF0");
  expect(await text(site, "/")).toContain("light-dark(");
});

it("says in the editor which color can't be used as it is, and previews a mail with the draft alone", async () => {
  const document = editableDocument("look");
  if (!document) throw new Error("There is no document of the look.");
  const preview = (value: unknown) =>
    services.asSite(() => previewPage(services, editor, { document, page: "mail:welcome", value }));
  const buttonOf = (html: string) => /bgcolor="(#[0-9a-f]{6})"/.exec(html)?.[1];
  const mail = await preview(colors);
  expect(mail.hints).toEqual([
    expect.stringMatching(
      /^Your main color #ffd400 is too light to read on white\. .* darker shade, #[0-9a-f]{6}\.$/,
    ),
  ]);
  expect(buttonOf(mail.html)).not.toBe("#7a5aa0");
  const plain = await preview(shipped);
  expect(plain.hints).toEqual([]);
  expect(buttonOf(plain.html)).toBe("#7a5aa0");
});

let logo = "";
let mark = "";

it("shows logo, mark and share picture, and a reader of screens hears the name", async () => {
  logo = await upload(400, 100);
  mark = await upload(512, 512);
  const [logoNight, shareImage] = [await upload(400, 100), await upload(1_200, 630)];
  await publish({ ...shipped, logo, logoNight, mark, shareImage });
  await expect.poll(() => text(site, "/"), patiently).toContain(".logo{background:url(/pictures/");
  const html = await text(site, "/");
  expect(html).toMatch(
    /<span class="logo [^"]+"><svg aria-hidden="true"[^>]*>.{0,80}<\/svg><span [^>]*>Kinward</,
  );
  const pictures = [...html.matchAll(/url\((\/pictures\/[^)]+)\)/g)].map(([, path = ""]) => path);
  expect(pictures.length).toBeGreaterThan(1);
  const share = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(html.includes('content="A “blue” field &amp; $1" property="og:image:alt"')).toBe(true);
  for (const path of [...pictures, new URL(share).pathname]) {
    const answer = await plainFetch(site.url + path);
    expect(answer.headers.get("content-type"), path).toMatch(/^image\/(png|jpeg)$/);
    expect(answer.headers.get("cache-control"), path).toContain("immutable");
  }
  expect(html).not.toContain("favicon.svg");
  const manifest = JSON.parse(await text(site, "/site.webmanifest"));
  expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: "maskable", sizes: "512x512" }));
  for (const { src } of manifest.icons)
    expect((await fetch(new URL(src, site.url))).headers.get("content-type"), src).toBe("image/png");
});

it("draws the logo on paper and share pictures, and without a logo the mark beside the name", async () => {
  const [worksheet, card, share] = [
    "/downloads/worksheets/support-map.pdf",
    "/downloads/cards/appointment-card.pdf",
    "/share/contact.jpg",
  ];
  const pdf = async (path: string) => {
    const bytes = Buffer.from(await (await fetch(site.url + path)).arrayBuffer());
    const read = readPdf(bytes);
    return {
      images: bytes.toString("latin1").split("/Subtype /Image").length - 1,
      // The foot of each page says it, too.
      names: pagesOf(read).map((page) => contentOf(read, page).artifacts.split("Kinward").length - 1),
      faults: structureOf(read).faults,
    };
  };
  const isDrawn = async (path: string) => {
    const picture = sharp(Buffer.from(await (await fetch(site.url + path)).arrayBuffer()));
    const { data } = await picture
      .extract({ left: 90, top: 100, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    // A JPEG is a few shades off.
    return [0x12, 0x34, 0x56].every((channel, at) => Math.abs(channel - (data[at] ?? 0)) < 12);
  };
  await publish(shipped);
  await expect.poll(() => isDrawn(share), patiently).toBe(false);
  for (const [look, hasName] of [
    [{ logo }, false],
    [{ mark }, true],
  ] as const) {
    await publish({ ...shipped, ...look });
    await expect
      .poll(() => text(site, "/"), patiently)
      .toContain(hasName ? ".logo>svg{background:" : ".logo{");
    // The mark is drawn where the logo is, on either.
    for (const path of hasName && !isWholeRun ? [worksheet] : [worksheet, card]) {
      const { images, names, faults } = await pdf(path);
      expect(images, path).toBeGreaterThan(0);
      expect(faults, path).toEqual([]);
      if (path === worksheet) expect(names[0]).toBe(hasName ? 2 : 1);
    }
    expect(await isDrawn(share)).toBe(true);
    if (isWholeRun) expect(await isDrawn("/share/home.jpg")).toBe(true);
  }
});

it.each([
  [{ mainColor: "yellow" }, "mainColor", /^Please enter a color/],
  [{ mainColor: "#fff</style><script>" }, "mainColor", /^Please enter a color/],
  [{ secondColor: "#12345" }, "secondColor", /^Please enter a color/],
] as const)("refuses %o with a sentence", async (wrong, field, sentence) => {
  await expect(publish({ ...shipped, ...wrong })).rejects.toMatchObject({
    code: "invalid_input",
    fields: { [field]: expect.stringMatching(sentence) },
  });
});

it("refuses pictures that are too small or have the wrong shape", async () => {
  const dot = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ).toString("base64");
  const { id } = await services.asSite(() => addPicture(services, editor, { file: dot, alt: "A dot" }));
  for (const field of ["logo", "logoNight", "mark", "shareImage"])
    await expect(publish({ ...shipped, [field]: id })).rejects.toMatchObject({
      fields: { [field]: expect.stringMatching(/^This picture has 1 × 1 pixels\. /) },
    });
  await expect(publish({ ...shipped, mark: logo })).rejects.toMatchObject({
    fields: { mark: expect.stringContaining("square") },
  });
});

it("prints the files of the build again once the shipped look is back", async () => {
  await publish(shipped);
  await expect.poll(() => text(site, "/"), patiently).not.toContain("<style>");
  await services.asSite(async () => {
    for (const file of downloadFiles)
      expect(isAsBuilt(file), JSON.stringify(printedNow(file)?.look)).toBe(true);
  });
});
