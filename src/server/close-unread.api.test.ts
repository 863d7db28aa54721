import { connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import type { BodyBounds } from "#api/request-bodies.ts";
import { createLog } from "#platform/log/log.ts";
import { actAs } from "#tests/support/admin.ts";
import { rawRequest } from "#tests/support/raw-request.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import { createApp } from "./app.ts";
import { closeGracefully, createHttpServer, listen } from "./http-server.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The application on a port, with these bounds; `lines` is what it logs. */
async function serve(bodyBounds?: BodyBounds) {
  const app: TestApp = await openTestApp("sqlite");
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const services = { ...app.services, log };
  const server = createHttpServer(
    createApp({ services, pages: undefined, ...(bodyBounds ? { bodyBounds } : {}) }),
  );
  const port = await listen(server, 0, "127.0.0.1");
  closing.push(async () => {
    await closeGracefully(server, 100);
    await app.close();
  });
  const events = () => lines.map((line) => JSON.parse(line)).map(({ level, event }) => `${level} ${event}`);
  return { app, port, events };
}

const post = (path: string, ...lines: readonly string[]) => [
  `POST ${path} HTTP/1.1`,
  "Host: kinward.test",
  `Origin: ${siteUrl}`,
  "Content-Type: application/json",
  ...lines,
];

const text = JSON.stringify({ name: "A", email: "a@b.example", subject: "general", message: "Hi" });

/** Sends a head and a part of its body, and leaves it at that. */
function begin(port: number, head: readonly string[], part = ""): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write([...head, "", part].join("\r\n"));
  return socket;
}

/** Waits for what comes by itself; a test that waits in vain ends by its time limit. */
async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((later) => setTimeout(later, 5));
}

it("holds no more bytes of bodies than it may, keeps a part for the team, and gives the room back", async () => {
  const { app, port, events } = await serve({ inFlight: 3_000, forStrangers: 2_000, milliseconds: 60_000 });
  const { cookie } = await actAs(app, "owner");
  const send = (...lines: readonly string[]) =>
    rawRequest({ port, head: post("/api/contact", ...lines), pour: text, times: 1 });
  const length = `Content-Length: ${text.length}`;
  expect((await send(length)).status).toBe(201);

  const waiting = begin(port, post("/api/contact", "Content-Length: 1990"), "{");
  await until(async () => (await send(length)).status === 503);
  const refused = await send(length);
  expect(refused.head).toMatch(/retry-after: \d+/);
  expect(refused.head).toContain("connection: close");
  expect(JSON.parse(refused.body)).toEqual({
    code: "unavailable",
    message: "A lot is being sent to our site right now, so nothing was saved. Please try again in a minute.",
  });
  expect(events()).toContain("warn request.bodies_full");
  const inPieces = await rawRequest({
    port,
    head: post("/api/contact", "Transfer-Encoding: chunked"),
    pour: `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`,
    times: 1,
  });
  expect(inPieces.status).toBe(503);
  const ofTheTeam = await rawRequest({
    port,
    head: post("/api/admin/profile/confirm", `Cookie: ${cookie}`, "Content-Length: 2"),
    pour: "{}",
    times: 1,
  });
  expect(ofTheTeam.status).toBe(422);

  waiting.destroy();
  await until(async () => (await send(length)).status === 201);
  expect(events().filter((line) => line.startsWith("error"))).toEqual([]);
});

it("gives up a body that comes too slowly, says so, and gives its room back", async () => {
  const { port, events } = await serve({ inFlight: 2_000, forStrangers: 2_000, milliseconds: 300 });
  const slow = await rawRequest({
    port,
    head: post("/api/contact", "Content-Length: 2000"),
    pour: "{",
    times: 1,
  });
  expect([slow.status, JSON.parse(slow.body)]).toEqual([
    400,
    {
      code: "unreadable",
      message: "Sending took too long, so nothing was saved. Please check your connection and try again.",
    },
  ]);
  expect(slow.head).toContain("connection: close");
  expect(events()).toEqual(["info request.too_slow"]);
  const next = await rawRequest({
    port,
    head: post("/api/contact", `Content-Length: ${text.length}`),
    pour: text,
    times: 1,
  });
  expect(next.status).toBe(201);
});

it.each([
  ["/api/contact", "Content-Length: 5000", "{"],
  ["/api/contact", "Transfer-Encoding: chunked", "1\r\n{\r\n"],
  ["/admin/login", "Content-Length: 5000", "{"],
  ["/api/auth/sign-in", "Content-Length: 5000", "{"],
])("takes a body to %s with %s that ends too early for no fault of ours", async (path, length, part) => {
  const { port, events } = await serve();
  const socket = begin(port, post(path, length), part);
  await new Promise((sent) => socket.write(part === "{" ? " " : "1\r\n \r\n", sent));
  socket.destroy();
  await until(() => events().length > 0);
  expect(events()).toEqual(["info request.unfinished"]);
});

it("lets a client that sends all it has before it reads still read the refusal", async () => {
  const { port } = await serve();
  const answer = await new Promise<string>((done, failed) => {
    const socket = connect(port, "127.0.0.1");
    socket.pause();
    socket.on("error", failed);
    let received = "";
    socket.on("data", (part) => {
      received += part.toString();
    });
    socket.once("end", () => done(received));
    const half = "a".repeat(250_000);
    socket.write([...post("/api/admin/pictures", "Content-Length: 500000"), "", half].join("\r\n"), () =>
      socket.write(half, () => socket.resume()),
    );
  });
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(answer).toContain('"code":"unauthorized"');
});

it("doesn't read on for ever what it has refused", async () => {
  const { port } = await serve();
  const socket = begin(port, post("/api/admin/pictures", "Content-Length: 1000000000"));
  const megabyte = "a".repeat(1_000_000);
  const pour = () => {
    while (socket.writable && socket.write(megabyte));
  };
  socket.on("drain", pour).resume();
  pour();
  await new Promise((closed) => socket.once("close", closed));
  expect(socket.bytesWritten).toBeLessThan(30_000_000);
});

it.each(["/healthz", "/api/openapi.json"])("ends the connection of a GET of %s with a body", async (path) => {
  const { port } = await serve();
  const head = [`GET ${path} HTTP/1.1`, "Host: kinward.test", "Content-Length: 1000000"];
  const answer = await rawRequest({ port, head });
  expect(answer.head).toContain("connection: close");
});

it("keeps the connection after a refusal whose small body has come", async () => {
  const { port } = await serve();
  const answer = await rawRequest({
    port,
    head: post("/api/admin/profile/confirm", "Content-Length: 2", "", "{}"),
  });
  expect(answer.status).toBe(401);
  expect(answer.head).not.toContain("connection: close");
});

it("answers what is no request at all under /api as JSON too", async () => {
  const { port } = await serve();
  for (const [line, host] of [
    ["GET /api/a\\b HTTP/1.1", "kinward.test"],
    ["POST /api/contact HTTP/1.1", "a b"],
    ["GET http://[/api/contact HTTP/1.1", "kinward.test"],
  ] as const) {
    const { status, body, head } = await rawRequest({ port, head: [line, `Host: ${host}`] });
    expect([status, JSON.parse(body)], line).toEqual([
      400,
      { code: "unreadable", message: expect.stringMatching(/\w/) },
    ]);
    expect(head, line).toContain("content-type: application/json");
  }
});

it("says the same of an address that is too long under /api, as JSON, and elsewhere", async () => {
  const { port } = await serve();
  const ask = (path: string) =>
    rawRequest({ port, head: [`GET ${path}${"a".repeat(3_000)} HTTP/1.1`, "Host: kinward.test"] });
  const [api, page] = [await ask("/api/"), await ask("/")];
  expect([api.status, page.status]).toEqual([414, 414]);
  expect(JSON.parse(api.body)).toEqual({ code: "address_too_long", message: page.body });
});
