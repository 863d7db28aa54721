/** A small drawing with this in it. */
const svg = (inside: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 10" width="40" height="10">${inside}</svg>`,
  );

import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { actAs } from "#tests/support/admin.ts";
import { drawing, photograph, pictureForm, pngHeader } from "#tests/support/pictures.ts";
import { processorCost } from "#tests/support/processor-cost.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { databases, dumpOf, openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { wordsIn } from "#tests/support/words-in.ts";
import { pictureFaults } from "./copy.ts";
import type { StoredPicture } from "./rules.ts";

describe.each(databases)("uploading a picture on %s", (kind) => {
  let app: TestApp;
  let editor = { cookie: "" };
  beforeAll(async () => {
    app = await openTestApp(kind);
    editor = await actAs(app, "editor");
  });
  afterAll(() => app.close());

  const upload = (body: FormData, headers: Readonly<Record<string, string>> = {}) =>
    app.app.request(`${siteUrl}/api/admin/pictures`, {
      method: "POST",
      headers: { ...editor, origin: siteUrl, accept: "application/json", ...headers },
      body,
    });
  const uploaded = async (bytes: Uint8Array, fields?: Record<string, string>, name?: string) => {
    const answer = await upload(pictureForm(bytes, fields, name));
    expect(answer.status).toBe(201);
    const picture: StoredPicture = await answer.json();
    return picture;
  };
  const refusal = async (bytes: Uint8Array, fields?: Record<string, string>, name?: string) => {
    const answer = await upload(pictureForm(bytes, fields, name));
    expect(answer.status).toBe(422);
    return (await answer.json()).fields;
  };
  const copy = (address: string, headers = {}) => app.app.request(siteUrl + address, { headers });
  const stored = async () =>
    (await app.services.store.db.selectFrom("pictures").select("id").execute()).length;

  it("keeps AVIF, WebP and JPEG copies in several widths, and serves them for good", async () => {
    const { id, hash, width, height } = await uploaded(await drawing(1_200, 800).jpeg().toBuffer());
    expect([width, height]).toEqual([1_200, 800]);
    for (const wide of [320, 640, 1_024, 1_200])
      for (const [ending, type] of [
        ["avif", "image/avif"],
        ["webp", "image/webp"],
        ["jpg", "image/jpeg"],
      ]) {
        const answer = await copy(`/pictures/${id}-${hash}-${wide}.${ending}`);
        expect(answer.status).toBe(200);
        expect(answer.headers.get("content-type")).toBe(type);
        expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
        expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
        const known = { "if-none-match": answer.headers.get("etag") ?? "" };
        expect((await copy(`/pictures/${id}-${hash}-${wide}.${ending}`, known)).status).toBe(304);
        const { width: served, format } = await sharp(await answer.arrayBuffer()).metadata();
        expect([served, format]).toEqual([wide, ending === "avif" ? "heif" : type?.slice(6)]);
      }
    for (const wrong of [
      `${id}-${hash}-333.avif`,
      `${id}-${"0".repeat(16)}-320.avif`,
      `${id}-${hash}-320.png`,
      "x",
    ])
      expect((await copy(`/pictures/${wrong}`)).status).toBe(404);
  });

  it("turns a photograph upright and removes its place, its maker and its XMP", async () => {
    const source = await photograph(1_200, 800);
    expect(source.includes("SecretPhoneMaker") && source.includes("secret-xmp")).toBe(true);
    const { id, hash, width, height } = await uploaded(source);
    expect([width, height]).toEqual([800, 1_200]);
    for (const ending of ["avif", "webp", "jpg"]) {
      const bytes = Buffer.from(await (await copy(`/pictures/${id}-${hash}-800.${ending}`)).arrayBuffer());
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(bytes.includes("SecretPhone") || bytes.includes("secret-xmp") || bytes.includes("GPS")).toBe(
        false,
      );
    }
  });

  it("keeps what is see-through as PNG, and turns CMYK into the colors of screens", async () => {
    const clear = await drawing(400, 300).ensureAlpha(0.5).png().toBuffer();
    const { id, hash, fallback } = await uploaded(clear);
    expect(fallback).toBe("png");
    expect((await copy(`/pictures/${id}-${hash}-400.png`)).headers.get("content-type")).toBe("image/png");
    const printed = await uploaded(await drawing(400, 300).toColourspace("cmyk").jpeg().toBuffer());
    const shown = await copy(`/pictures/${printed.id}-${printed.hash}-400.jpg`);
    expect((await sharp(await shown.arrayBuffer()).metadata()).space).toBe("srgb");
  });

  it("judges a file by its content, and keeps nothing that is hidden behind a picture", async () => {
    const polyglot = Buffer.concat([
      await drawing(300, 200).jpeg().toBuffer(),
      Buffer.from("<script>alert('polyglot')</script>PK\u0003\u0004"),
    ]);
    const { id, hash } = await uploaded(polyglot, undefined, "../../evil.html");
    const served = Buffer.from(await (await copy(`/pictures/${id}-${hash}-300.jpg`)).arrayBuffer());
    expect(served.includes("polyglot")).toBe(false);
    expect(wordsIn(await dumpOf(app.services), ["alert('polyglot')"])).toEqual([]);
    await uploaded(await drawing(50, 50).png().toBuffer(), undefined, "renamed.jpg");
  });

  it("draws an SVG large enough for a header, and keeps nothing of its code", async () => {
    const shape = svg(
      "<defs><linearGradient id='g'/></defs><rect width='40' height='10' fill='url(#g)'/><!-- made by a tool -->",
    );
    const { width, height, fallback } = await uploaded(shape, undefined, "logo.svg");
    expect({ width, height, fallback }).toEqual({ width: 1_600, height: 400, fallback: "png" });
    expect(wordsIn(await dumpOf(app.services), ["made by a tool"])).toEqual([]);
  });

  it("draws a logo in millimeters and UTF-16 as large as its copies need, in its colors", async () => {
    const logo = `\uFEFF<svg xmlns="http://www.w3.org/2000/svg" width="25mm" height="8mm" viewBox="0 0 50 16"><path fill="#5b3f8c" d="M0 0h50v16H0z"/></svg>`;
    const { id, width, height, fallback } = await uploaded(
      Buffer.from(logo, "utf16le"),
      undefined,
      "logo.svg",
    );
    expect({ width, height }).toEqual({ width: 1_600, height: 512 });
    const { content } = await app.services.store.db
      .selectFrom("picture_files")
      .select("content")
      .where("picture_id", "=", id)
      .where("name", "=", `1600.${fallback}`)
      .executeTakeFirstOrThrow();
    const { dominant } = await sharp(Buffer.from(content, "base64")).stats();
    expect([dominant.r, dominant.g, dominant.b].map((value) => Math.round(value / 16))).toEqual([6, 4, 9]);
  });

  it("takes an AVIF that names another brand of its container first", async () => {
    const bytes = await drawing(80, 60).avif().toBuffer();
    bytes.write("mif1", 8, "latin1");
    expect(await uploaded(bytes)).toMatchObject({ width: 80, height: 60 });
  });

  it("refuses what isn't a still picture, with the reason, and stores nothing", async () => {
    const before = await stored();
    const good = await drawing(800, 600).jpeg().toBuffer();
    const frames = [drawing(20, 20), drawing(20, 20).negate()];
    const moving = await sharp(await Promise.all(frames.map((frame) => frame.png().toBuffer())), {
      join: { animated: true },
    })
      .webp({ delay: [100, 100] })
      .toBuffer();
    const cases: [Buffer, string][] = [
      [
        Buffer.from("<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg' onload='x()'/>"),
        pictureFaults.svgScript,
      ],
      [svg("<script>x()</script>"), pictureFaults.svgScript],
      [svg("<foreignObject><body>x</body></foreignObject>"), pictureFaults.svgScript],
      [svg("<a href='javascript:x()'/>"), pictureFaults.svgScript],
      [svg("<image href='https://elsewhere.example/a.png'/>"), pictureFaults.svgOutside],
      [svg("<use xlink:href='//elsewhere.example/a.svg#b'/>"), pictureFaults.svgOutside],
      [svg("<style>@import 'https://elsewhere.example/a.css'</style>"), pictureFaults.svgOutside],
      [svg("<rect fill='url(https://elsewhere.example/a.svg#b)'/>"), pictureFaults.svgOutside],
      [svg("<text>Name</text>"), pictureFaults.svgText],
      [svg("<rect/>".repeat(20_001)), pictureFaults.svgLarge],
      [svg("<g>".repeat(257) + "</g>".repeat(257)), pictureFaults.svgLarge],
      [svg(`<rect/>${" ".repeat(1_000_000)}`), pictureFaults.svgLarge],
      [svg(`<rect style="fill:url(${" ".repeat(100_000)}#a)"/>`), pictureFaults.svgOutside],
      [Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b"><!ENTITY c "&a;&a;">]>${svg("")}`), pictureFaults.damaged],
      [Buffer.from(`<!DOCTYPE svg [<!ENTITY a SYSTEM "/etc/passwd">]>${svg("")}`), pictureFaults.damaged],
      [svg("<rect fill='var(--brand)'/>"), pictureFaults.svgVariables],
      [Buffer.from("GIF89a\u0001\u0000\u0001\u0000"), pictureFaults.gif],
      [Buffer.from("\u0000\u0000\u0000\u0018ftypheic\u0000\u0000"), pictureFaults.heic],
      [Buffer.from("%PDF-1.7"), pictureFaults.pdf],
      [Buffer.from("<html><script>x()</script>"), pictureFaults.unknown],
      [Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), pictureFaults.damaged],
      [good.subarray(0, good.length / 2), pictureFaults.damaged],
      [(await drawing(800, 600).png().toBuffer()).subarray(0, 4_000), pictureFaults.damaged],
      [pngHeader(50_000, 50_000), pictureFaults.tooManyPixels],
      [pngHeader(20_000, 10), pictureFaults.tooLong],
      [moving, pictureFaults.moving],
    ];
    for (const [bytes, sentence] of cases)
      expect(await refusal(bytes, undefined, "holiday.jpg")).toEqual({ file: sentence });
    expect(await refusal(Buffer.alloc(12_500_000, 7))).toEqual({ file: pictureFaults.tooLarge });
    expect(await refusal(Buffer.alloc(0))).toEqual({ file: pictureFaults.noFile });
    expect(await stored()).toBe(before);
    const huge = await upload(pictureForm(Buffer.alloc(17_000_000)), { "content-length": "17000000" });
    expect([huge.status, (await huge.json()).message]).toEqual([413, pictureFaults.tooLarge]);
  });

  it("judges drawings without a pause of the site, however their tags are nested", async () => {
    const unclosed = svg(`${"<ab>".repeat(60_000)}${"</bb>".repeat(50_000)}`);
    const styled = svg(`<rect style="${"url( ".repeat(150_000)}#"/>`);
    await refusal(svg("<text>Name</text>"));
    const cost = await processorCost(async () => {
      for (const bytes of [unclosed, styled]) await refusal(bytes);
    });
    expect(cost).toBeLessThan(100);
  });

  it("asks for a description unless the picture is marked as decorative", async () => {
    const bytes = await drawing(60, 40).png().toBuffer();
    expect(await refusal(bytes, { alt: "  " })).toEqual({ alt: pictureFaults.noAlt });
    expect(await refusal(bytes, { alt: "x".repeat(301) })).toEqual({ alt: pictureFaults.longAlt });
    expect((await uploaded(bytes, { alt: "ignored", decorative: "on" })).alt).toBe("");
  });

  it("stores a repeated upload once, and leads a form without script to the picture", async () => {
    const form = () =>
      drawing(70, 40)
        .png()
        .toBuffer()
        .then((bytes) => pictureForm(bytes));
    const key = { "idempotency-key": "one" };
    const first = await (await upload(await form(), key)).json();
    expect((await (await upload(await form(), key)).json()).id).toBe(first.id);
    const plain = await upload(await form(), { accept: "text/html" });
    expect(plain.status).toBe(303);
    expect(plain.headers.get("location")).toMatch(/^\/admin\/pictures\/[0-9a-f-]{36}$/);
  });
});
