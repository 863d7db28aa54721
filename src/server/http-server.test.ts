import type { IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Answered } from "#platform/http/response-watcher.ts";
import { closeGracefully, createHttpServer, listen } from "./http-server.ts";
import { createStaticFinder } from "./serve-static.ts";
import type { StaticFile } from "./static-file.ts";

const page = "a page in memory";
const long = Buffer.alloc(1_000_000, "long ");
const file = (body: Buffer, more: Partial<StaticFile> = {}): StaticFile => ({
  bytes: { identity: body },
  etag: `"${body.length}"`,
  headers: { "content-type": "text/html" },
  ...more,
});
const pages = new Map([
  ["/", file(Buffer.from(page))],
  ["/long", file(long)],
  ["/talk.mp3", file(Buffer.from("0123456789"), { inParts: true })],
  ["/long.mp3", file(long, { inParts: true })],
]);
const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, "Host: kinward.test", ...headers, "", ""].join("\r\n");

const seen: Answered[] = [];
let server: ReturnType<typeof createHttpServer>;
let port: number;

beforeAll(async () => {
  const app = new Hono();
  app.post("/echo", async (context) => context.text(`echo ${await context.req.text()}`));
  app.get("/app", (context) => context.text("from the app"));
  const watcher = { answered: (answer: Answered) => void seen.push(answer), stop: async () => undefined };
  server = createHttpServer(app, { find: createStaticFinder(pages), watchers: [watcher] });
  port = await listen(server, 0, "127.0.0.1");
});
afterAll(() => closeGracefully(server, 100));

/** A connection, and what has come over it. */
async function open(): Promise<{ socket: Socket; text(): string; until(pattern: RegExp): Promise<string> }> {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("data", (part) => {
    text += part.toString("latin1");
  });
  await new Promise((done) => socket.once("connect", done));
  return {
    socket,
    text: () => text,
    async until(pattern) {
      await expect.poll(() => text, { interval: 50 }).toMatch(pattern);
      return text;
    },
  };
}

const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);

it("answers with the headers of every response, its length and the time, and keeps the connection", async () => {
  const { socket, until } = await open();
  socket.write(get("/"));
  const first = await until(/memory$/);
  expect(first).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(first).toMatch(/\r\ncontent-length: 16\r\n/);
  expect(first).toMatch(/\r\nDate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/);
  expect(first).toMatch(/\r\nConnection: keep-alive\r\nKeep-Alive: timeout=65\r\n\r\na page in memory$/);
  socket.write(get("/", 'If-None-Match: "16"'));
  const both = await until(/304/);
  expect(both.slice(first.length)).not.toContain("content-length");
  socket.destroy();
});

it("answers pipelined requests in their order, those of the app among them", async () => {
  const { socket, until } = await open();
  const post = `POST /echo HTTP/1.1\r\nHost: kinward.test\r\nContent-Length: 5\r\n\r\nhello`;
  socket.write([get("/"), get("/none"), get("/"), post, get("/app"), get("/")].join(""));
  const text = await until(/echo hello[\s\S]*from the app[\s\S]*memory$/);
  expect(statuses(text)).toEqual(["200", "404", "200", "200", "200", "200"]);
  socket.destroy();
});

it("waits for a request that comes byte by byte", async () => {
  const { socket, text, until } = await open();
  for (const byte of get("/")) {
    expect(text()).toBe("");
    socket.write(byte);
    await new Promise((later) => setTimeout(later, 2));
  }
  expect(statuses(await until(/memory$/))).toEqual(["200"]);
  socket.write(get("/"));
  expect(statuses(await until(/memory[\s\S]*memory$/))).toEqual(["200", "200"]);
  socket.destroy();
});

it("finishes a request whose second half comes after another one", async () => {
  const { socket, until } = await open();
  const request = get("/");
  socket.write(request + request.slice(0, 20));
  await until(/memory$/);
  socket.write(request.slice(20));
  expect(statuses(await until(/memory[\s\S]*memory$/))).toEqual(["200", "200"]);
  socket.destroy();
});

it("takes a body in pieces after its head, and then the next request", async () => {
  const { socket, until } = await open();
  socket.write("POST /echo HTTP/1.1\r\nHost: kinward.test\r\nTransfer-Encoding: chunked\r\n\r\n3\r\none");
  await new Promise((later) => setTimeout(later, 20));
  socket.write(`\r\n3\r\ntwo\r\n0\r\n\r\n${get("/")}`);
  await until(/echo onetwo[\s\S]*memory$/);
  socket.destroy();
});

it("sends the head alone for HEAD, a part for a range, and the whole for everything else", async () => {
  const { socket, until } = await open();
  socket.write(get("/").replace("GET", "HEAD") + get("/talk.mp3", "Range: bytes=2-4") + get("/talk.mp3"));
  const text = await until(/0123456789$/);
  expect(text).toMatch(/content-length: 16\r\n[\s\S]*?\r\n\r\nHTTP\/1\.1 206 Partial Content/);
  expect(text).toMatch(/content-range: bytes 2-4\/10\r\n[\s\S]*?\r\n\r\n234HTTP\/1\.1 200 OK/);
  socket.destroy();
});

it("survives a connection that ends in the middle of a request or of a response", async () => {
  const half = await open();
  half.socket.write("GET / HT");
  half.socket.destroy();
  const impatient = await open();
  impatient.socket.write(get("/long").repeat(5));
  await impatient.until(/200 OK/);
  impatient.socket.resetAndDestroy();
  const { socket, until } = await open();
  socket.end(get("/"));
  await until(/memory$/);
});

it("stops reading from those who don't read, and goes on when they do", async () => {
  const { socket, until } = await open();
  socket.pause();
  const before = process.memoryUsage().external;
  for (let at = 0; at < 12; at += 1) socket.write(get("/long"));
  await new Promise((later) => setTimeout(later, 100));
  expect(process.memoryUsage().external - before).toBeLessThan(6 * long.length);
  socket.resume();
  socket.write(get("/"));
  expect(statuses(await until(/memory$/))).toHaveLength(13);
  socket.destroy();
});

it("copies no bytes for connections that wait for a range", async () => {
  const range = "Range: bytes=1-250000";
  const buffer = Buffer.alloc(65_536);
  const asking = new Set<unknown>();
  const note = ({ socket }: IncomingMessage) => asking.add(socket);
  server.on("request", note);
  const before = process.memoryUsage().arrayBuffers;
  const sockets = Array.from({ length: 24 }, () => {
    // It reads once and no more, so the rest of what it asked for waits.
    const socket = connect({ port, host: "127.0.0.1", onread: { buffer, callback: () => false } });
    socket.write(get("/long.mp3", range).repeat(40));
    return socket;
  });
  await expect.poll(() => asking.size).toBe(sockets.length);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(12 * 250_000);
  server.off("request", note);
  for (const socket of sockets) socket.destroy();
});

it("never reads a body as the next request", async () => {
  const { socket, until } = await open();
  const hidden = get("/talk.mp3");
  socket.write(`${get("/", `Content-Length: ${hidden.length}`)}${hidden}${get("/app")}`);
  const text = await until(/from the app$/);
  expect(statuses(text)).toHaveLength(2);
  expect(text).not.toContain("0123456789");
  socket.destroy();
});

it("closes when it is asked to, also with an older version of the protocol", async () => {
  for (const request of [get("/", "Connection: close"), "GET / HTTP/1.0\r\n\r\n"]) {
    const { socket, until } = await open();
    const closed = new Promise((done) => socket.once("close", done));
    socket.write(request);
    expect((await until(/memory$/)).toLowerCase()).toContain("connection: close");
    await closed;
  }
});

it("tells watchers of each response, with all headers of its request", async () => {
  seen.length = 0;
  const { socket, until } = await open();
  socket.write(get("/?from=mail", "User-Agent: A Phone", "DNT: 1") + get("/app", "User-Agent: A Phone"));
  await until(/from the app$/);
  await expect.poll(() => seen.length).toBe(2);
  expect(seen.map(({ method, url, status }) => `${method} ${url} ${status}`)).toEqual([
    "GET /?from=mail 200",
    "GET /app 200",
  ]);
  for (const { headers } of seen) expect(headers["user-agent"]).toBe("A Phone");
  expect(seen[0]?.headers).toEqual({ host: "kinward.test", "user-agent": "A Phone", dnt: "1" });
  socket.destroy();
});

it("closes idle connections when it stops, and does not wait for the last moment", async () => {
  const app = new Hono();
  const second = createHttpServer(app, { find: createStaticFinder(pages) });
  const socket = connect(await listen(second, 0, "127.0.0.1"), "127.0.0.1");
  const closed = new Promise((done) => socket.once("close", done));
  socket.write(get("/"));
  await new Promise((done) => socket.once("data", done));
  const ends: string[] = [];
  await Promise.race([
    closeGracefully(second, 60_000).then(() => ends.push("gracefully")),
    new Promise((late) => setTimeout(late, 30_000)),
  ]);
  await closed;
  expect(ends).toEqual(["gracefully"]);
});

it("closes connections on which nothing has come when it stops", async () => {
  const second = createHttpServer(new Hono(), { find: createStaticFinder(pages) });
  const socket = connect(await listen(second, 0, "127.0.0.1"), "127.0.0.1");
  const closed = new Promise((done) => socket.once("close", done));
  await new Promise((connected) => second.once("connection", connected));
  // Node alone would wait for the first request until the last moment.
  await closeGracefully(second, 2_000_000);
  await closed;
});

it("resets no connection in use when it stops: each is told with its last response", async () => {
  const app = new Hono();
  app.get("/app", async (context) => {
    await new Promise((later) => setTimeout(later, 5));
    return context.text("from the app");
  });
  const second = createHttpServer(app, { find: createStaticFinder(pages) });
  const secondPort = await listen(second, 0, "127.0.0.1");
  let answered = 0;
  /** Asks again as soon as it is answered, on one connection, until it is told that the connection ends. */
  const askOn = (path: string) =>
    new Promise<string>((ended) => {
      const socket = connect(secondPort, "127.0.0.1");
      let announced = false;
      socket.on("data", (part) => {
        answered += 1;
        announced = /connection: close/i.test(part.toString("latin1"));
        if (!announced) socket.write(get(path));
      });
      socket.once("error", ({ message }) => ended(message));
      socket.once("close", () => ended(announced ? "told" : "closed without a word"));
      socket.write(get(path));
    });
  const ends = Array.from({ length: 40 }, (_, at) => askOn(at % 2 === 0 ? "/" : "/app"));
  await expect.poll(() => answered).toBeGreaterThan(400);
  await closeGracefully(second, 60_000);
  expect(new Set(await Promise.all(ends))).toEqual(new Set(["told"]));
});

it("answers the waiting connections of a busy proxy when it stops, and refuses new ones", async () => {
  const second = createHttpServer(new Hono(), { find: createStaticFinder(pages) });
  const secondPort = await listen(second, 0, "127.0.0.1");
  const pool = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const socket = connect(secondPort, "127.0.0.1");
      await new Promise((done) => socket.once("connect", done));
      return socket;
    }),
  );
  const use = (socket: Socket) =>
    new Promise<string>((answered) => {
      if (socket.destroyed) return answered("closed without a word");
      socket.once("data", (part) => answered(part.toString("latin1")));
      socket.once("error", ({ message }) => answered(message));
      socket.once("close", () => answered("closed without a word"));
      socket.write(get("/"));
    });
  await Promise.all(pool.map(use));
  const stopped = closeGracefully(second, 60_000);
  // A pool uses its connections one after the other, the last of them long after it has begun to stop.
  const answers: string[] = [];
  for (const socket of pool) {
    answers.push(await use(socket));
    await new Promise((later) => setTimeout(later, 80));
  }
  await stopped;
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*connection: close/i);
  const late = connect(secondPort, "127.0.0.1");
  const refused = await new Promise((done) =>
    late.once("error", (error) => done(Reflect.get(error, "code"))),
  );
  expect(refused).toBe("ECONNREFUSED");
});
