import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isWholeRun } from "#tests/support/whole-run.ts";
import { backupName } from "./backup-target.ts";
import { s3Target } from "./s3-target.ts";
import { fileSum } from "./whole-file.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

let answer: Answer;
let sent = 0;
let requests = 0;
let server: Server;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "kinward-bounds-"));
  sent = 0;
  requests = 0;
  server = createServer((request, response) => {
    requests += 1;
    void answer(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

function target(patience = { readMs: 300, writeMs: 300 }) {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const bucket = { endpoint: `http://127.0.0.1:${port}`, region: "r", bucket: "b", prefix: "" };
  return s3Target({ ...bucket, keyId: "k", secret: "s" }, patience);
}

const patient = () => target({ readMs: 20_000, writeMs: 20_000 });

const problemOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "none",
    (error: unknown) => (error instanceof Error ? error.message : "unknown"),
  );

/** Never stops by itself; it gives up at 200 MB, so that a fault doesn't stop the tests. */
async function endlessly(response: ServerResponse, piece = Buffer.alloc(65_536, " ")): Promise<void> {
  while (!response.destroyed && sent < 200_000_000) {
    sent += piece.length;
    // Or nobody reads any more.
    if (!response.write(piece)) await Promise.race([once(response, "drain"), pause(2_000)]);
  }
  response.end();
}

const name = backupName("2026-11-22T04:00:00.000Z");
const twice = 2 * 16_000_000;

describe("a bucket that never stops", () => {
  it("listing is left at 16 MB, and the sentence says where to look", async () => {
    answer = (_request, response) => endlessly(response.writeHead(200));
    expect(await problemOf(patient().list())).toContain("more than a bucket of backups has");
    expect([sent < twice, requests]).toEqual([true, 1]);
  });

  it("saying what went wrong is left at once", async () => {
    answer = (_request, response) => {
      response.writeHead(403, { "content-type": "application/xml" });
      response.write("<?xml version='1.0'?><Error><Code>AccessDenied</Code><Message>");
      return endlessly(response);
    };
    for (const act of [() => target().list(), () => target().remove(name)])
      expect(await problemOf(act())).toContain("refuses access");
    expect(sent).toBeLessThan(twice);
  });

  it.each([
    ["full", 1_000],
    ["empty", 0],
  ])("giving one %s page after the other is left at 16 MB in all", async (_kind, count) => {
    const entries = `<Contents><Key>${name}</Key><Size>1</Size><ETag>"x"</ETag></Contents>`.repeat(count);
    const text = `<?xml version="1.0"?><ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>t</NextContinuationToken>${entries}</ListBucketResult>`;
    answer = (_request, response) =>
      void response.writeHead(200, { "content-type": "application/xml" }).end(text);
    expect(await problemOf(patient().list())).toContain("more than a bucket of backups has");
    expect(requests).toBeLessThanOrEqual(1_001);
    expect(requests * text.length).toBeLessThan(twice);
  });

  it("giving an object that has no length is not read", async () => {
    answer = (_request, response) => endlessly(response.writeHead(200));
    expect(await problemOf(target().fetch(name, join(folder, "back")))).toContain("more than a bucket");
    expect(sent).toBeLessThan(twice);
  });
});

describe("a bucket that says nothing", () => {
  type Silence = readonly [when: string, how: Answer, act: () => Promise<unknown>];
  const inAnObject: Silence = [
    "in the middle of an object",
    (_request, response) => void response.writeHead(200, { "content-length": 1_000 }).write("half"),
    () => target().fetch(name, join(folder, "back")),
  ];
  // Each is tried three times, with a pause in between.
  const triedAgain: readonly Silence[] = [
    ["when it's listed", () => undefined, () => target().list()],
    [
      "in the middle of a listing",
      (_request, response) => void response.write("<ListBucketResult>"),
      () => target().list(),
    ],
    ["when it gets a backup", () => undefined, async () => target().put(await staged(1_000))],
  ];
  it.each(isWholeRun ? [inAnObject, ...triedAgain] : [inAnObject])(
    "%s is given up, and named",
    async (_when, how, act) => {
      answer = how;
      expect(await problemOf(act())).toMatch(/127\.0\.0\.1:\d+ can't be reached \(ETIMEDOUT\)/);
    },
  );
});

async function staged(bytes: number) {
  const path = join(folder, "staged");
  writeFileSync(path, randomBytes(bytes));
  return { path, name, ...(await fileSum(path)) };
}

describe("a whole backup", () => {
  it("takes as long as it takes on a slow line, while something moves", { tags: "all" }, async () => {
    let stored = Buffer.alloc(0);
    answer = async (request, response) => {
      if (request.method === "GET") {
        response.writeHead(200, { "content-length": stored.length });
        for (let from = 0; from < stored.length; from += 1_000_000) {
          response.write(stored.subarray(from, from + 1_000_000));
          await pause(100);
        }
        return void response.end();
      }
      const parts: Buffer[] = [];
      for await (const part of request) {
        parts.push(part);
        if (parts.length % 8 === 0) await pause(60);
      }
      stored = Buffer.concat(parts);
      response.writeHead(200).end();
    };
    const slow = target({ readMs: 700, writeMs: 700 });
    await slow.put(await staged(8_000_000));
    expect(stored).toHaveLength(8_000_000);
    // Nor does its reader have to be quick.
    let read = 0;
    for await (const part of await slow.read(name)) {
      if (read === 0) await pause(1_500);
      read += part.length;
    }
    expect(read).toBe(8_000_000);
  });
});
