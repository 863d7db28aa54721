import { expect, inject, it } from "vitest";
import { rawRequest } from "../support/raw-request.ts";

const siteUrl = inject("siteUrl");
const { port, host } = new URL(siteUrl);

const send = (path: string, lines: readonly string[], pour?: string) =>
  rawRequest({
    port: Number(port),
    head: [
      `POST ${path} HTTP/1.1`,
      `Host: ${host}`,
      "Content-Type: application/x-www-form-urlencoded",
      ...lines,
    ],
    ...(pour === undefined ? {} : { pour }),
  });

const chunked = "Transfer-Encoding: chunked";
const own = `Origin: ${siteUrl}`;

it.each([
  ["/contact", 405],
  ["/nowhere", 405],
  ["/newsletter/nowhere/x", 404],
  ["/newsletter/unsubscribe/x", 404],
  ["/newsletter/preferences/x", 404],
  ["/admin/messages", 401],
])("answers a post to %s without waiting for a byte of its body", async (path, status) => {
  for (const length of [chunked, "Content-Length: 60000"]) {
    const answer = await send(path, [own, length]);
    expect(answer.status, length).toBe(status);
    expect(answer.head, length).toContain("connection: close");
  }
});

it("refuses a post from another site to a mailed link before its body", async () => {
  const answer = await send("/newsletter/unsubscribe/x", ["Origin: https://evil.example", chunked]);
  expect(answer.status).toBe(400);
});

it.each(["/contact", "/nowhere", "/newsletter/unsubscribe/x", "/newsletter/preferences/x"])(
  "refuses a body over 64 KB at %s by its declared length",
  async (path) => {
    const answer = await send(path, [own, "Content-Length: 65537"]);
    expect([answer.status, answer.body]).toEqual([
      413,
      expect.stringContaining("That’s too much to send at once"),
    ]);
  },
);

it.each(["/contact", "/nowhere", "/newsletter/unsubscribe/x"])(
  "ends the connection of whoever pours into %s",
  async (path) => {
    const megabyte = "a".repeat(1_000_000);
    const { status, sent } = await send(path, [own, chunked], `f4240\r\n${megabyte}\r\n`);
    expect(status === 0 || status >= 400).toBe(true);
    expect(sent).toBeLessThan(40_000_000);
  },
);
