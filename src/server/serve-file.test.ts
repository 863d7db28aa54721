import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { closeGracefully, createHttpServer, listen } from "./http-server.ts";
import { serveFile } from "./serve-file.ts";

const text = "BEGIN:VCALENDAR\n".repeat(50);
const picture = Buffer.alloc(6_000_000, "picture ");
let server: ReturnType<typeof createHttpServer>;
let port: number;

beforeAll(async () => {
  const app = new Hono();
  serveFile(app, { path: "/dates.ics", make: () => ({ text, type: "text/calendar" }) });
  const binary = { bytes: picture, tag: "hash-1" };
  serveFile(app, { path: "/picture", make: () => ({ text: "", binary, type: "image/webp" }) });
  server = createHttpServer(app);
  port = await listen(server, 0, "127.0.0.1");
});
afterAll(() => closeGracefully(server, 100));

/** The head and the body as they are sent; fetch would decode it. */
async function ask(path: string, ...lines: string[]) {
  const bytes = await new Promise<Buffer>((done) => {
    const parts: Buffer[] = [];
    const socket = connect(port, "127.0.0.1");
    socket.on("data", (part) => parts.push(part)).once("close", () => done(Buffer.concat(parts)));
    socket.write([`GET ${path} HTTP/1.0`, "Host: kinward.test", ...lines, "", ""].join("\r\n"));
  });
  const end = bytes.indexOf("\r\n\r\n");
  const head = bytes.toString("latin1", 0, end);
  const header = (name: string) => new RegExp(`^${name}: (.*)\r?$`, "im").exec(head)?.[1]?.trim();
  return { status: Number(head.slice(9, 12)), header, body: bytes.subarray(end + 4) };
}

it("gives a text made per request another ETag in each encoding, and 304 for the one that would be sent", async () => {
  const unpack = { identity: (body: Buffer) => body, br: brotliDecompressSync, gzip: gunzipSync };
  const tags = new Map<string, string>();
  for (const [accepted, encoding] of [
    ["", "identity"],
    ["br;q=0, gzip;q=0", "identity"],
    ["gzip, br", "br"],
    ["br;q=0, gzip", "gzip"],
  ] as const) {
    const { header, body } = await ask("/dates.ics", `Accept-Encoding: ${accepted}`);
    expect(unpack[encoding](body).toString(), accepted).toBe(text);
    expect([header("content-encoding") ?? "identity", header("vary")]).toEqual([encoding, "accept-encoding"]);
    tags.set(encoding, header("etag") ?? "");
  }
  expect(new Set(tags.values()).size).toBe(3);
  for (const [encoding, own] of tags)
    for (const tag of [...tags.values(), "*", '"other"']) {
      const known = await ask(
        "/dates.ics",
        `Accept-Encoding: ${encoding}`,
        `If-None-Match: "x", W/${tag}`.replace('"x", W/*', "*"),
      );
      expect([known.status, known.header("etag"), known.header("vary")], `${encoding} ${tag}`).toEqual([
        tag === own || tag === "*" ? 304 : 200,
        own,
        "accept-encoding",
      ]);
    }
});

it("reads and compresses an answer once that a feature gives again", async () => {
  const app = new Hono();
  let reads = 0;
  const kept = {
    type: "text/calendar; charset=utf-8",
    get text() {
      reads += 1;
      return text;
    },
  };
  serveFile(app, { path: "/kept.ics", make: () => kept });
  const ask = (headers: Record<string, string>) => app.request("/kept.ics", { headers });
  const first = await ask({ "accept-encoding": "br" });
  const asked = reads;
  const again = await ask({ "accept-encoding": "br" });
  const known = await ask({ "accept-encoding": "br", "if-none-match": first.headers.get("etag") ?? "" });
  expect(known.status).toBe(304);
  expect(await again.arrayBuffer()).toEqual(await first.arrayBuffer());
  expect(reads).toBe(asked);
});

it("sends a picture whole, as it is, and copies it for no connection that waits", async () => {
  const { header, body } = await ask("/picture", "Accept-Encoding: br, gzip");
  expect([header("etag"), header("content-encoding"), header("vary")]).toEqual([
    '"hash-1"',
    undefined,
    undefined,
  ]);
  expect(body.equals(picture)).toBe(true);
  expect((await ask("/picture", 'If-None-Match: "hash-1"')).status).toBe(304);
  const buffer = Buffer.alloc(65_536);
  let requests = 0;
  const count = () => {
    requests += 1;
  };
  server.on("request", count);
  const before = process.memoryUsage().arrayBuffers;
  const sockets = Array.from({ length: 12 }, () => {
    // It reads once and no more, so the rest of what it asked for waits.
    const socket = connect({ port, host: "127.0.0.1", onread: { buffer, callback: () => false } });
    socket.write("GET /picture HTTP/1.1\r\nHost: kinward.test\r\n\r\n");
    return socket;
  });
  await expect.poll(() => requests).toBe(sockets.length);
  // Answered after all of them.
  expect((await ask("/picture", 'If-None-Match: "hash-1"')).status).toBe(304);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4 * picture.length);
  server.off("request", count);
  for (const socket of sockets) socket.destroy();
});
