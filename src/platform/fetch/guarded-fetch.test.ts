import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { type FeedHost, gives, startFeedHost } from "#tests/support/feed-host.ts";
import { guardedFetch } from "./guarded-fetch.ts";
import { isPrivateHost } from "./private-address.ts";

const open: FeedHost[] = [];
afterEach(async () => {
  for (const host of open.splice(0)) await host.close();
});

async function hostThat(answer: FeedHost["answer"]) {
  const host = await startFeedHost(answer);
  open.push(host);
  return host;
}

const bounds = { maxBytes: 1000, timeoutMs: 400 };

/** Asks a host that the owner has named, which lies on this machine. */
async function ask(host: FeedHost, more = {}) {
  return guardedFetch({ url: `${host.url}/feed`, trustedHost: host.host, ...bounds, ...more });
}

describe("fetching what others point at", () => {
  it("brings the body, also a packed one, and sends along what it is told", async () => {
    const host = await hostThat(
      gives(gzipSync("words"), "text/plain", { "content-encoding": "gzip", etag: "e" }),
    );
    const answer = await ask(host, { headers: { "if-none-match": "x" } });
    expect([answer.status, answer.body.toString(), answer.headers.etag]).toEqual([200, "words", "e"]);
    expect(host.headers["if-none-match"]).toBe("x");
    expect(host.headers.cookie).toBeUndefined();
  });

  it("follows a few redirects and no more", async () => {
    const host = await hostThat((request, response) => {
      const step = Number(/\d+/.exec(request.url ?? "")?.[0] ?? 0);
      if (step === 3) response.end("there");
      else response.writeHead(302, { location: `/${step + 1}` }).end();
    });
    const answer = await ask(host);
    expect([answer.body.toString(), answer.url]).toEqual(["there", `${host.url}/3`]);
    host.answer = (_request, response) => response.writeHead(302, { location: "/again" }).end();
    await expect(ask(host)).rejects.toThrow("too many redirects");
  });

  it("does not go into a private network, by address, by name, or when a host sends it there", async () => {
    const inside = await hostThat(gives("secret"));
    await expect(guardedFetch({ url: inside.url, ...bounds })).rejects.toThrow("private network");
    const named = inside.url.replace("127.0.0.1", "localhost");
    await expect(guardedFetch({ url: named, ...bounds })).rejects.toThrow("private network");
    const host = await hostThat((_request, response) =>
      response.writeHead(302, { location: `${inside.url}/admin` }).end(),
    );
    await expect(ask(host)).rejects.toThrow("private network");
    expect(inside.requests).toEqual([]);
  });

  it.each(["file:///etc/passwd", "ftp://127.0.0.1/", "http://name:word@127.0.0.1/", "nowhere"])(
    "refuses %s, from a setting and from a redirect",
    async (url) => {
      await expect(guardedFetch({ url, trustedHost: "127.0.0.1", ...bounds })).rejects.toThrow("the address");
      const host = await hostThat((_request, response) => response.writeHead(301, { location: url }).end());
      if (url !== "nowhere") await expect(ask(host)).rejects.toThrow("the address");
    },
  );

  it("asks for https on another machine where only that is allowed, also after a redirect", async () => {
    const url = "http://feeds.example.org/feed";
    const encryptedOnly = { encryptedOnly: true };
    await expect(guardedFetch({ url, ...bounds, ...encryptedOnly })).rejects.toThrow("not https");
    const host = await hostThat((_request, response) => response.writeHead(302, { location: url }).end());
    await expect(ask(host, encryptedOnly)).rejects.toThrow("not https");
    expect(host.requests).toEqual(["/feed"]);
    host.answer = gives("words");
    expect((await ask(host, encryptedOnly)).body.toString()).toBe("words");
  });

  it("stops at the bound, whether the size is told, hidden or packed", async () => {
    const large = "x".repeat(5000);
    const host = await hostThat(gives(large, "text/plain", { "content-length": large.length }));
    await expect(ask(host)).rejects.toThrow("too large");
    host.answer = (_request, response) => {
      for (let at = 0; at < 50; at += 1) response.write(large);
      response.end();
    };
    await expect(ask(host)).rejects.toThrow("too large");
    const bomb = gzipSync(Buffer.alloc(20_000_000));
    host.answer = gives(bomb, "text/plain", { "content-encoding": "gzip" });
    await expect(ask(host, { maxBytes: 100_000 })).rejects.toThrow("too large");
    host.answer = gives("x", "text/plain", { "content-encoding": "br" });
    await expect(ask(host)).rejects.toThrow("packed in an unknown way");
  });

  it("waits for a slow host no longer than told, before and in the middle of its answer", async () => {
    const host = await hostThat(() => undefined);
    await expect(ask(host)).rejects.toThrow("took too long");
    host.answer = (_request, response) => void response.write("one byte and then nothing");
    await expect(ask(host)).rejects.toThrow("took too long");
  });

  it("says that a connection broke", async () => {
    const host = await hostThat((request) => request.socket.destroy());
    await expect(ask(host)).rejects.toThrow("no connection, or it broke");
    host.answer = (request, response) => {
      response.writeHead(200, { "content-length": 900 });
      response.write("half");
      setTimeout(() => request.socket.destroy(), 20);
    };
    await expect(ask(host)).rejects.toThrow("no connection, or it broke");
  });

  it("asks with HEAD where something lies, without its bytes", async () => {
    const host = await hostThat(gives("x".repeat(5000)));
    expect((await ask(host, { method: "HEAD", maxBytes: 0 })).body).toHaveLength(0);
  });
});

describe("private hosts", () => {
  it.each([
    "localhost",
    "a.localhost",
    "intranet",
    "printer.local",
    "127.0.0.1",
    "10.1.2.3",
    "172.31.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "[fd00::1]",
    "[fe80::1]",
    "[64:ff9b::7f00:1]",
  ])("knows %s", (host) => {
    expect(isPrivateHost(host)).toBe(true);
  });

  it.each(["feeds.example.com", "8.8.8.8", "[2606:4700::1111]", "172.32.0.1"])("lets %s pass", (host) => {
    expect(isPrivateHost(host)).toBe(false);
  });

  it("is asked about addresses as the browser's parser spells them", () => {
    for (const odd of [
      "http://2130706433/",
      "http://0x7f.1/",
      "http://127.1/",
      "http://[0:0:0:0:0:ffff:7f00:1]/",
    ])
      expect(isPrivateHost(new URL(odd).hostname), odd).toBe(true);
  });
});
