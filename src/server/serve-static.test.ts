import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filesInFolder } from "./built-files.ts";
import { createHttpServer, listen } from "./http-server.ts";
import { loadMemoryPages, memoryPagesOf } from "./memory-pages.ts";
import { createStaticFinder } from "./serve-static.ts";

const folder = mkdtempSync(join(tmpdir(), "kinward-static-"));
const clientDir = join(folder, "client");
const cacheDir = join(folder, "cache");
const script = 'const site = "https://site-url.invalid";';
const home = `<html><head><link rel="canonical" href="https://site-url.invalid/"/></head><body>${"words ".repeat(200)}<script>${script}</script></body></html>`;
const siteUrl = "https://kinward.test";
const sound = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 251));
let server: ReturnType<typeof createHttpServer>;
let common: Readonly<Record<string, string>> = { "x-content-type-options": "nosniff" };
let url: string;

beforeAll(async () => {
  mkdirSync(join(clientDir, "contact"), { recursive: true });
  mkdirSync(join(clientDir, "assets"));
  writeFileSync(join(clientDir, "index.html"), home);
  writeFileSync(join(clientDir, "contact/index.html"), "<html><head></head><body>contact</body></html>");
  writeFileSync(join(clientDir, "assets/a-1.js"), "let a = 1;");
  mkdirSync(join(clientDir, "podcast"));
  writeFileSync(join(clientDir, "podcast/talk.mp3"), sound);
  const kept = { siteUrl, cacheDir };
  const pages = new Map([
    ...loadMemoryPages({ files: filesInFolder(clientDir), ...kept }),
    ...memoryPagesOf("/?billing=yearly", "<html>yearly</html>", kept),
    ...memoryPagesOf("/resources/knowledge-hub", "<html>all</html>", kept),
  ]);
  const find = createStaticFinder(pages, () => common);
  const app = new Hono().all("*", (context) => context.text("not in memory", 418));
  server = createHttpServer(app, { find });
  url = `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

it("says the headers of every response as they are now, in what it had prepared before too", async () => {
  const before = common;
  const asked = async () => [
    (await raw("/contact")).headers["x-content-type-options"],
    (await raw("/assets/gone.js")).headers["x-content-type-options"],
  ];
  expect(await asked()).toEqual(["nosniff", "nosniff"]);
  common = { "x-content-type-options": "changed" };
  expect(await asked()).toEqual(["changed", "changed"]);
  common = before;
});

/** fetch decodes by itself; this asks for bytes as they are sent. */
async function raw(path: string, headers: Record<string, string> = {}, method = "GET") {
  const { request } = await import("node:http");
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (done, failed) => {
      const call = request(url + path, { method, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      });
      call.once("error", failed);
      call.end();
    },
  );
}

it("puts the real address into pages and names their scripts by hash", async () => {
  const { headers, body } = await raw("/");
  const text = body.toString();
  expect(text).toContain('href="https://kinward.test/"');
  expect(text).not.toContain("site-url.invalid");
  const own = script.replace("https://site-url.invalid", siteUrl);
  const hash = createHash("sha256").update(own).digest("base64");
  expect(headers["content-security-policy"]).toContain(`'sha256-${hash}'`);
  expect(headers["content-security-policy"]).not.toContain("unsafe-inline");
  expect(headers["cache-control"]).toBe("no-cache");
});

it("sends the smallest encoding a browser takes", async () => {
  const plain = (await raw("/")).body;
  const br = await raw("/", { "accept-encoding": "gzip, deflate, br" });
  expect(br.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(br.body)).toEqual(plain);
  const gzip = await raw("/", { "accept-encoding": "gzip, br;q=0" });
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(gzip.body)).toEqual(plain);
  expect(br.headers.vary).toBe("accept-encoding");
});

it("answers 304 to what is known, and HEAD without a body", async () => {
  const { headers } = await raw("/contact");
  const etag = String(headers.etag);
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  const known = await raw("/contact", { "if-none-match": `"other", W/${etag}` });
  expect(known.status).toBe(304);
  expect(known.body).toHaveLength(0);
  expect(known.headers.etag).toBe(etag);
  const head = await raw("/contact", {}, "HEAD");
  expect(head.body).toHaveLength(0);
  expect(Number(head.headers["content-length"])).toBeGreaterThan(0);
});

describe("an ETag", () => {
  const codings = [
    undefined,
    "identity",
    "br",
    "gzip",
    "gzip, deflate, br",
    "br;q=0, gzip",
    "GZIP",
    "br;q=0.0,gzip;Q=0",
    "*;q=0",
  ];
  const headersFor = (accepted: string | undefined) =>
    accepted === undefined ? {} : { "accept-encoding": accepted };

  it("is another one in each encoding, and names the same bytes every time", async () => {
    const bodies = new Map<string, Buffer>();
    for (const method of ["GET", "HEAD"])
      for (const accepted of codings) {
        const { headers, body } = await raw("/contact", headersFor(accepted), method);
        expect(headers.vary).toBe("accept-encoding");
        const tag = String(headers.etag);
        expect(tag).toMatch(/^"[\w-]{22}(-br|-gzip)?"$/);
        expect(tag.includes(`-${headers["content-encoding"]}`)).toBe(
          headers["content-encoding"] !== undefined,
        );
        if (method === "GET") expect(body).toEqual(bodies.get(tag) ?? body);
        if (method === "GET") bodies.set(tag, body);
      }
    expect(bodies.size).toBe(3);
  });

  it("brings 304 with itself for the encoding that would be sent, and the file for any other", async () => {
    const sent = new Map<string, string>();
    for (const accepted of codings)
      sent.set(accepted ?? "", String((await raw("/contact", headersFor(accepted))).headers.etag));
    const tags = [...new Set(sent.values()), '"other"', '"a,b"'];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...codings),
        fc.array(fc.record({ tag: fc.constantFrom(...tags), weak: fc.boolean() }), {
          minLength: 1,
          maxLength: 3,
        }),
        fc.constantFrom(",", ", ", " ,\t"),
        fc.constantFrom("GET", "HEAD"),
        async (accepted, named, comma, method) => {
          const list = named.map(({ tag, weak }) => (weak ? `W/${tag}` : tag)).join(comma);
          const answer = await raw("/contact", { ...headersFor(accepted), "if-none-match": list }, method);
          const own = sent.get(accepted ?? "");
          expect(answer.status).toBe(named.some(({ tag }) => tag === own) ? 304 : 200);
          expect([answer.headers.etag, answer.headers.vary]).toEqual([own, "accept-encoding"]);
        },
      ),
      { numRuns: 150, seed: 8 },
    );
  });

  it("of any kind is meant by a star", async () => {
    for (const accepted of codings) {
      const { status, body } = await raw("/contact", { ...headersFor(accepted), "if-none-match": " * " });
      expect([status, body.length]).toEqual([304, 0]);
    }
  });
});

it("lets hashed files be kept for ever and answers 404 for those of an older build", async () => {
  expect((await raw("/assets/a-1.js")).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await raw("/assets/a-0.js")).status).toBe(404);
});

it("shows the variant a query names, and the plain page for any other query", async () => {
  expect((await raw("/?utm=x&billing=yearly")).body.toString()).toContain("yearly");
  expect((await raw("/?billing=weekly")).body.toString()).toContain("words");
});

it("passes on a search, and shows the whole list for any other query", async () => {
  for (const query of ["q=waiting", "utm=x&path=adoption", "length="])
    expect((await raw(`/resources/knowledge-hub?${query}`)).status, query).toBe(418);
  for (const other of ["", "?", "?utm=x", "?quest=1"])
    expect((await raw(`/resources/knowledge-hub${other}`)).body.toString()).toContain("all");
});

it("passes on what is not in memory", async () => {
  expect((await raw("/nowhere")).status).toBe(418);
  expect((await raw("/", {}, "POST")).status).toBe(418);
});

it("compresses a page when it is first asked for, and finds the result at the next start", () => {
  const cache = join(folder, "another-cache");
  const load = () =>
    loadMemoryPages({ files: filesInFolder(clientDir), siteUrl, cacheDir: cache }).get("/")?.bytes;
  const first = load();
  expect(existsSync(cache)).toBe(false);
  expect(brotliDecompressSync(first?.br ?? "")).toEqual(first?.identity);
  const [name = ""] = readdirSync(cache);
  expect(readdirSync(cache)).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.br$/)]);
  // Told apart from one that was made again, though it says the same.
  const kept = brotliCompressSync(first?.identity ?? "", { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  writeFileSync(join(cache, name), kept);
  expect(load()?.br).toEqual(kept);
});

it("serves a page also where its compressed form cannot be kept", () => {
  const file = join(folder, "no-folder");
  writeFileSync(file, "");
  const bytes = loadMemoryPages({ files: filesInFolder(clientDir), siteUrl, cacheDir: file }).get("/")?.bytes;
  expect(gunzipSync(bytes?.gzip ?? "")).toEqual(bytes?.identity);
});

describe("sound is sent in parts", () => {
  const talk = "/podcast/talk.mp3";

  it.each([
    ["bytes=0-", 0, 999],
    ["bytes=0-0", 0, 0],
    ["bytes=100-199", 100, 199],
    ["bytes=900-5000", 900, 999],
    ["bytes=-10", 990, 999],
    ["bytes=-5000", 0, 999],
    ["BYTES= 5-6", 5, 6],
  ])("as asked: %s", async (range, first, last) => {
    const { status, headers, body } = await raw(talk, { range, "accept-encoding": "br, gzip" });
    expect(status).toBe(206);
    expect(headers["content-range"]).toBe(`bytes ${first}-${last}/1000`);
    expect(Number(headers["content-length"])).toBe(last - first + 1);
    expect(headers["content-type"]).toBe("audio/mpeg");
    expect(headers["content-encoding"]).toBeUndefined();
    expect(body.equals(sound.subarray(first, last + 1))).toBe(true);
  });

  it.each(["bytes=1000-", "bytes=5000-6000", "bytes=-0"])("and not beyond its end: %s", async (range) => {
    const { status, headers, body } = await raw(talk, { range });
    expect([status, headers["content-range"], body.length]).toEqual([416, "bytes */1000", 0]);
  });

  it.each([
    "bytes=9-3",
    "bytes=a-b",
    "bytes=-",
    "pages=1-2",
    "bytes=0-1,5-6",
    `bytes=${"9".repeat(40)}-`,
    "bytes",
  ])("and whole when the question makes no sense or asks for several: %s", async (range) => {
    const { status, body, headers } = await raw(talk, { range });
    expect([status, body.length, headers["accept-ranges"]]).toEqual([200, 1000, "bytes"]);
  });

  it("of the same version only, and never twice to those who have it", async () => {
    const { headers } = await raw(talk);
    const etag = String(headers.etag);
    const range = "bytes=0-9";
    expect((await raw(talk, { range, "if-range": etag })).status).toBe(206);
    expect((await raw(talk, { range, "if-range": '"old"' })).status).toBe(200);
    expect((await raw(talk, { range, "if-range": `W/${etag}` })).status).toBe(200);
    expect((await raw(talk, { range, "if-range": "Sat, 21 Nov 2026 10:00:00 GMT" })).status).toBe(200);
    expect((await raw(talk, { range, "if-none-match": etag })).status).toBe(304);
  });

  it("and tells its size when only asked about", async () => {
    const { status, headers, body } = await raw(talk, { range: "bytes=0-1" }, "HEAD");
    expect([status, headers["content-length"], headers["accept-ranges"], body.length]).toEqual([
      200,
      "1000",
      "bytes",
      0,
    ]);
    expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
  });

  it("without a copy of its bytes", () => {
    const bytes = Buffer.from(sound);
    const file = { bytes: { identity: bytes }, etag: '"talk"', headers: {}, inParts: true } as const;
    const find = createStaticFinder(new Map([[talk, file]]));
    for (const range of [undefined, "bytes=0-", "bytes=5-9", "bytes=-7"]) {
      const body = find({ method: "GET", url: talk, headers: { range } })?.body;
      expect([body?.buffer === bytes.buffer, body?.byteOffset]).toEqual([
        true,
        bytes.byteOffset + (range === "bytes=5-9" ? 5 : range === "bytes=-7" ? 993 : 0),
      ]);
    }
  });

  it("which nothing else is", async () => {
    const { status, headers } = await raw("/contact", { range: "bytes=0-5" });
    expect([status, headers["accept-ranges"]]).toEqual([200, undefined]);
  });
});
