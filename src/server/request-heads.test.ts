import { connect } from "node:net";
import fc from "fast-check";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { closeGracefully, createHttpServer, listen } from "./http-server.ts";
import { createStaticFinder } from "./serve-static.ts";
import type { StaticFile } from "./static-file.ts";

const file = (text: string, more: Partial<StaticFile> = {}): StaticFile => ({
  bytes: { identity: Buffer.from(text) },
  etag: '"one"',
  headers: { "content-type": "text/html" },
  ...more,
});
const pages = new Map([
  ["/", file("a page in memory")],
  ["/talk.mp3", file("0123456789", { inParts: true })],
]);
let server: ReturnType<typeof createHttpServer>;
let port: number;

beforeAll(async () => {
  const app = new Hono().get("/app", (context) => context.text("from the app"));
  server = createHttpServer(app, { find: createStaticFinder(pages) });
  port = await listen(server, 0, "127.0.0.1");
});
afterAll(() => closeGracefully(server, 100));

/** Everything that comes back for these pieces until the connection ends, but the time. */
function answerTo(...pieces: readonly string[]): Promise<string> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    socket.on("data", (part) => {
      text += part.toString("latin1").replace("HTTP/1.1 100 Continue\r\n\r\n", "");
    });
    // What is refused before its end may be reset; the bytes before that count.
    socket.on("error", () => undefined);
    socket.once("close", () => done(text.replaceAll(/^Date: .*\r\n/gm, "")));
    socket.once("connect", async () => {
      for (const piece of pieces) {
        if (text === "") socket.write(piece, "latin1");
        await new Promise((later) => setImmediate(later));
      }
    });
  });
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
const host = "Host: kinward.test";
const headOf = (...lines: string[]) => [...lines, "Connection: close", "", ""].join("\r\n");

it.each([
  ["no host", headOf("GET / HTTP/1.1")],
  ["bare line feeds", headOf("GET / HTTP/1.1", host).replaceAll("\r\n", "\n")],
  ["length and chunks", headOf("GET / HTTP/1.1", host, "Content-Length: 5", "Transfer-Encoding: chunked")],
  ["two lengths", headOf("GET / HTTP/1.1", host, "Content-Length: 5", "Content-Length: 6")],
])("refuses a head with %s", async (_name, head) => {
  expect(statusOf(await answerTo(head))).toBe(400);
});

const good = (text: string) => ({ text, isGood: true });
const bad = (text: string) => ({ text, isGood: false });
const starts = [
  good("GET / HTTP/1.1"),
  good("HEAD / HTTP/1.1"),
  good("GET /?a=%20b HTTP/1.1"),
  good("GET /talk.mp3 HTTP/1.1"),
  good("GET /app HTTP/1.1"),
  good("GET /nowhere HTTP/1.1"),
  good("POST /nowhere HTTP/1.1"),
  bad("GET / HTTP/1.2"),
  bad("GET"),
  bad("/ HTTP/1.1"),
  bad("G\0T / HTTP/1.1"),
  bad("GET / HTTP/1.1 x"),
  bad("GET / HTTQ/1.1"),
];
const lines = [
  good("Range: bytes=2-4"),
  good("range:bytes=-3"),
  good('If-None-Match: W/"other", "one"'),
  good("IF-RANGE: \t x"),
  good("Accept-Encoding: br"),
  good("X-Empty:"),
  good("X-Latin: \xe9"),
  good("Cookie: a=b"),
  good("Expect: 100-continue"),
  bad("Range : bytes=0-1"),
  bad("no colon"),
  bad(": no name"),
  bad("X-A: \0"),
  bad("X\xe9: a"),
  bad("X-A: b\r\n folded"),
  bad("X-A: b\nX-B: c"),
  bad("Content-Length: x"),
  bad("Content-Length: -1"),
  bad(`X-Long: ${"a".repeat(20_000)}`),
];
const requests = fc.record({
  parts: fc.tuple(
    fc.constantFrom(...starts),
    fc.array(
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...lines.filter(({ isGood }) => isGood)) },
        fc.constantFrom(...lines),
      ),
      { maxLength: 5 },
    ),
  ),
  cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 4 }),
});

it("answers a generated head alike whole and in pieces, and refuses each broken one", {
  timeout: 120_000,
}, async () => {
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(requests, async ({ parts: [start, more], cuts }) => {
      const parts = [start, ...more];
      const head = headOf(...parts.map(({ text }) => text), host);
      const ends = [...cuts.map((cut) => Math.floor(cut * head.length)), head.length].toSorted(
        (one, other) => one - other,
      );
      const whole = await answerTo(head);
      if (!parts.every(({ isGood }) => isGood)) refused += 1;
      expect(parts.every(({ isGood }) => isGood) ? [200, 206, 304, 404] : [400, 431]).toContain(
        statusOf(whole),
      );
      expect(await answerTo(...ends.map((end, at) => head.slice(ends[at - 1] ?? 0, end)))).toBe(whole);
    }),
    { numRuns: 300, seed: 33 },
  );
  expect(refused).toBeGreaterThan(50);
  expect(refused).toBeLessThan(250);
});
