import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpointsOf } from "#api/app.ts";
import type { AnyEndpoint } from "#platform/http/endpoint.ts";
import { closeGracefully, createHttpServer, listen } from "#server/http-server.ts";
import { actAs } from "#tests/support/admin.ts";
import { rawRequest } from "#tests/support/raw-request.ts";
import { allScreens, siteWith } from "#tests/support/screens.ts";
import { siteUrl } from "#tests/support/site-url.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;
let server: ReturnType<typeof createHttpServer>;
let port: number;
let writes: readonly AnyEndpoint[];
let session: string;
/** Addresses of the admin's screens that have operations. */
let screens: readonly string[];

beforeAll(async () => {
  app = await openTestApp("sqlite", { RATE_LIMIT: "on", TRUST_PROXY: "1" });
  const modules = await allScreens();
  screens = Object.keys(modules).filter((path) => modules[path]?.action !== undefined);
  server = createHttpServer(siteWith(app.services, modules));
  port = await listen(server, 0, "127.0.0.1");
  writes = endpointsOf(app.services).filter(({ method }) => method !== "get");
  session = (await actAs(app, "owner")).cookie;
});
afterAll(async () => {
  await closeGracefully(server, 100);
  await app.close();
});

/** Bodies that are announced and never sent: whoever waits for a byte of them doesn't answer. */
const announced = ["Content-Length: 1000000000", "Transfer-Encoding: chunked"];
const own = `Origin: ${siteUrl}`;
const json = "Content-Type: application/json";

let senders = 0;
/** Each request comes from a network of its own, so that no limit is reached by chance. */
function headOf(method: string, path: string, ...lines: readonly string[]): string[] {
  senders += 1;
  const from = `X-Forwarded-For: 10.${senders >> 16}.${(senders >> 8) & 255}.${senders & 255}`;
  return [`${method.toUpperCase()} ${path} HTTP/1.1`, "Host: kinward.test", from, ...lines];
}

const send = (head: readonly string[], pour?: string) =>
  rawRequest({ port, head, ...(pour === undefined ? {} : { pour }) });

const screenAddress = (path: string) => path.replace(":kind", "messages").replace(/:\w+/g, "nothing-here");
const addressOf = ({ path }: AnyEndpoint) => `/api${path.replace(/:\w+/g, "nothing-here")}`;

/** Every address that a write answers at: under /api and, for forms that are posted there, at the page. */
const addresses = () =>
  writes.flatMap((write) => {
    const { form } = write;
    const atPage = form?.atPage && typeof form.page === "string" ? [{ write, path: form.page }] : [];
    return [{ write, path: addressOf(write) }, ...atPage];
  });

async function refusedAtOnce(head: readonly string[], status: number, code: string, named: string) {
  const answer = await send(head);
  expect([answer.status, JSON.parse(answer.body)], named).toEqual([
    status,
    expect.objectContaining({ code, message: expect.stringMatching(/\w/) }),
  ]);
  expect(answer.head, named).toContain("connection: close");
}

describe.each(announced)("before a byte of a body with %s has come", (length) => {
  it("every write refuses another site", async () => {
    for (const { write, path } of addresses()) {
      const head = headOf(write.method, path, json, length, "Origin: https://evil.example");
      await refusedAtOnce(head, 403, "foreign_origin", write.operationId);
    }
  });

  it("every limited write refuses a network that has used up its limit", async () => {
    for (const { write, path } of addresses()) {
      if (!write.limit) continue;
      const head = headOf(write.method, path, json, length, own);
      const network = head.find((line) => line.startsWith("X-Forwarded-For: "))?.split(": ")[1] ?? "";
      for (let count = 0; count < write.limit.points; count += 1)
        await app.services.limits.count(write.operationId, write.limit, network);
      await refusedAtOnce(head, 429, "too_many_requests", write.operationId);
    }
  });

  it("every write of the team refuses whoever isn't signed in", async () => {
    for (const { write, path } of addresses()) {
      if (write.permission === undefined) continue;
      await refusedAtOnce(
        headOf(write.method, path, json, length, own),
        401,
        "unauthorized",
        write.operationId,
      );
    }
  });

  it("every write refuses a type that it can't read, also of those who may", async () => {
    for (const { write, path } of addresses()) {
      if (!write.input) continue;
      const head = headOf(write.method, path, "Content-Type: text/plain", length, own, `Cookie: ${session}`);
      await refusedAtOnce(head, 415, "unsupported_media_type", write.operationId);
    }
  });

  it("every screen refuses another site, whoever isn't signed in, and a type that it can't read", async () => {
    expect(screens.length).toBeGreaterThan(3);
    for (const screen of screens) {
      const refuses = (lines: readonly string[], status: number, code: string) =>
        refusedAtOnce(headOf("post", screenAddress(screen), length, ...lines), status, code, screen);
      await refuses([json, "Origin: https://evil.example"], 403, "foreign_origin");
      await refuses([json, own], 401, "unauthorized");
      const text = "Content-Type: text/plain";
      await refuses([text, own, `Cookie: ${session}`], 415, "unsupported_media_type");
    }
  });

  it("addresses and methods that don't exist are refused", async () => {
    for (const [method, path, status, code] of [
      ["post", "/api/nothing", 404, "not_found"],
      ["post", "/api/admin/nothing", 401, "unauthorized"],
      ["put", "/api/contact", 405, "method_not_allowed"],
      ["delete", "/api/openapi.json", 405, "method_not_allowed"],
      ["post", `/api/${"a".repeat(3_000)}`, 414, "address_too_long"],
    ] as const)
      await refusedAtOnce(headOf(method, path, json, length), status, code, path);
  });
});

it("every write refuses a body by its declared length, or cuts it at its limit", async () => {
  const megabyte = "a".repeat(1_000_000);
  const taking = [
    ...addresses().flatMap(({ write: { input, method, maxBytes, operationId }, path }) =>
      input ? [{ method, maxBytes, operationId, path }] : [],
    ),
    ...screens.map((screen) => ({
      method: "post",
      maxBytes: undefined,
      operationId: screen,
      path: screenAddress(screen),
    })),
  ];
  for (const { method, path, operationId, maxBytes = 65_536 } of taking) {
    const lines = [json, own, `Cookie: ${session}`];
    const declared = headOf(method, path, ...lines, `Content-Length: ${maxBytes + 1}`);
    await refusedAtOnce(declared, 413, "too_large", operationId);
    const chunked = headOf(method, path, ...lines, "Transfer-Encoding: chunked");
    const { status, body, sent } = await send(chunked, `${megabyte.length.toString(16)}\r\n${megabyte}\r\n`);
    if (status !== 0) expect([status, JSON.parse(body).code], operationId).toEqual([413, "too_large"]);
    // What the two ends of the connection hold back comes on top.
    expect(sent, operationId).toBeLessThan(maxBytes + 20_000_000);
  }
});
