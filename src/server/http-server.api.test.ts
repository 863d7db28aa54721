import { connect } from "node:net";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { streamedFile } from "#api/streamed-file.ts";
import { createLog } from "#platform/log/log.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { closeGracefully, createHttpServer, listen } from "./http-server.ts";

let app: TestApp;
let server: ReturnType<typeof createHttpServer>;
let port: number;

beforeAll(async () => {
  app = await openTestApp("sqlite", { RATE_LIMIT: "on", TRUST_PROXY: "1" });
  server = createHttpServer(app.app);
  port = await listen(server, 0, "127.0.0.1");
});
afterAll(async () => {
  await closeGracefully(server, 100);
  await app.close();
});

/** The complete response to raw bytes. */
function exchange(...lines: readonly string[]): Promise<string> {
  return new Promise((done, failed) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    socket.on("data", (part) => {
      answer += part.toString();
    });
    socket.once("close", () => done(answer));
    socket.once("error", failed);
    socket.write(`${lines.join("\r\n")}`);
  });
}

const end = ["Connection: close", "", ""];
const ownHost = "Host: kinward.test";

it("answers bytes that are hardly HTTP with a refusal, never with a fault of ours", async () => {
  const requests = [
    ["GET / HTTP/1.1", ...end],
    ...["a b", "[", "", "x/y?z", "a@b", "\u00e9"].map((host) => [
      "GET /healthz HTTP/1.1",
      `Host: ${host}`,
      ...end,
    ]),
    ...["//", "/\\evil.example/", "/%00", "/%E0%A4%A", "/%", "*", "healthz", "?", "http://[", "/api/%"].map(
      (path) => [`GET ${path} HTTP/1.1`, ownHost, ...end],
    ),
    [`GET /?${"a".repeat(20_000)} HTTP/1.1`, ownHost, ...end],
    ...["TRACE", "PUT", "PROPFIND", "OPTIONS", "BREW"].map((method) => [
      `${method} /nowhere HTTP/1.1`,
      ownHost,
      ...end,
    ]),
    ...[
      "Content-Length: abc",
      "Content-Length: 5\r\nTransfer-Encoding: chunked",
      "Transfer-Encoding: chunked",
      "Content-Length: 999999",
      "Content-Length: 2\r\nContent-Encoding: gzip",
      "Content-Length: 2\r\nExpect: the-unexpected",
    ].map((header) => [
      "POST /api/contact HTTP/1.1",
      ownHost,
      "Content-Type: application/json",
      header,
      "Connection: close",
      "",
      "{}zz\r\n",
    ]),
  ];
  for (const lines of requests)
    expect(await exchange(...lines), lines.join(" ")).toMatch(/^HTTP\/1\.1 [34]\d\d /);
});

it("names what an address takes when a method has no place there", async () => {
  for (const method of ["TRACE", "DELETE", "PROPFIND"]) {
    const answer = await exchange(`${method} /contact HTTP/1.1`, ownHost, ...end);
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer.toLowerCase()).toContain("allow: get, head, post");
  }
});

it("counts senders by the address the trusted proxy saw, whatever else they claim", async () => {
  const send = (forwardedFor: string) =>
    fetch(`http://127.0.0.1:${port}/api/clinic/inquiry`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": forwardedFor },
      body: JSON.stringify({ email: "a@b.example" }),
    }).then(({ status }) => status);
  const claimed = await Promise.all(
    Array.from({ length: 11 }, (_, index) => send(`203.0.113.${index}, 198.51.100.7`)),
  );
  expect(claimed.filter((status) => status === 429)).toHaveLength(1);
  expect(await send("198.51.100.8")).toBe(201);
  const network = await Promise.all(
    Array.from({ length: 11 }, (_, index) => send(`2001:db8:0:1::${index + 1}`)),
  );
  expect(network.filter((status) => status === 429)).toHaveLength(1);
});

it("finishes a request that is under way before it closes", async () => {
  const { app: hono } = app;
  const second = createHttpServer(hono);
  const other = await listen(second, 0, "127.0.0.1");
  const under = fetch(`http://127.0.0.1:${other}/api/newsletter/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "last@b.example", consentToNewsletter: true }),
  });
  await new Promise((connected) => second.once("request", connected));
  await closeGracefully(second, 5_000);
  expect((await under).status).toBe(200);
  await expect(fetch(`http://127.0.0.1:${other}/healthz`)).rejects.toThrow();
});

it("takes a write without a body, and a body that comes in pieces without its length", async () => {
  const bodyless = await exchange("PATCH /api/admin/campaigns/none HTTP/1.1", ownHost, ...end);
  expect(bodyless).toMatch(/^HTTP\/1\.1 401 /);
  const words = JSON.stringify({ name: "A", email: "a@b.example", subject: "general", message: "In pieces" });
  const sent = await exchange(
    "POST /api/contact HTTP/1.1",
    ownHost,
    "Content-Type: application/json",
    "Transfer-Encoding: chunked",
    "Connection: close",
    "",
    words.length.toString(16),
    words,
    "0",
    "",
    "",
  );
  expect(sent).toMatch(/^HTTP\/1\.1 201 /);
});

it("refuses an address over 2 KB before it looks for what may be there", async () => {
  const slashes = await exchange(`GET /a${"/".repeat(14_000)}x HTTP/1.1`, ownHost, ...end);
  expect(slashes).toMatch(/^HTTP\/1\.1 414 /);
  expect(slashes).toContain("This address is too long");
  expect(await exchange(`GET /?${"a".repeat(2_047)} HTTP/1.1`, ownHost, ...end)).toMatch(/^HTTP\/1\.1 414 /);
  expect(await exchange(`GET /healthz?${"a".repeat(2_000)} HTTP/1.1`, ownHost, ...end)).toMatch(
    /^HTTP\/1\.1 200 /,
  );
});

it("ends a download whose reader has left, which is no error", async () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const printed = [vi.spyOn(console, "error"), vi.spyOn(console, "info")];
  let isEnded = false;
  async function* pieces() {
    try {
      for (;;) yield "a".repeat(40_000);
    } finally {
      isEnded = true;
    }
  }
  const file = () => streamedFile({ pieces: pieces(), type: "text/csv", saveAs: "a.csv" }, { log }, "export");
  const second = createHttpServer(new Hono().get("/", file));
  const socket = connect(await listen(second, 0, "127.0.0.1"), "127.0.0.1");
  socket.write(`GET / HTTP/1.1\r\n${ownHost}\r\n\r\n`);
  socket.once("data", () => socket.destroy());
  while (!isEnded) await new Promise((later) => setTimeout(later, 5));
  await closeGracefully(second, 100);
  expect(lines).toEqual([]);
  for (const spy of printed) expect(spy).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

describe("a body that is too large", () => {
  /** Sends `parts` while they are accepted; returns the response and how much was sent. */
  function pour(parts: () => string, ...head: readonly string[]): Promise<{ answer: string; sent: number }> {
    return new Promise((done) => {
      const socket = connect(port, "127.0.0.1");
      let answer = "";
      const send = () => {
        while (socket.writable && socket.bytesWritten < 200_000_000) if (!socket.write(parts())) return;
      };
      socket.on("data", (part) => {
        answer += part.toString();
      });
      socket.on("drain", send);
      // A connection closed while we are still writing may be reset; the bytes before that count.
      socket.on("error", () => undefined);
      socket.once("close", () => done({ answer, sent: socket.bytesWritten }));
      socket.write([...head, ownHost, "", ""].join("\r\n"));
      send();
    });
  }

  const megabyte = "a".repeat(1_000_000);
  const chunk = `${(1_000_000).toString(16)}\r\n${megabyte}\r\n`;
  const type = "Content-Type: application/x-www-form-urlencoded";

  it.each(["/admin/login", "/privacy/my-data/open", "/api/contact", "/api/auth/sign-in"])(
    "is refused at %s with a sentence, and the connection closed",
    async (path) => {
      for (const [length, parts] of [
        ["Content-Length: 150000000", () => megabyte],
        ["Transfer-Encoding: chunked", () => chunk],
      ] as const) {
        const { answer, sent } = await pour(parts, `POST ${path} HTTP/1.1`, type, length);
        expect(answer, length).toMatch(/^HTTP\/1\.1 413 /);
        expect(answer.toLowerCase(), length).toContain("connection: close");
        expect(answer, length).toContain("That’s too much to send at once");
        expect(sent, length).toBeLessThan(40_000_000);
      }
    },
  );
});
