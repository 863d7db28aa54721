import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { zipOf } from "#tests/support/old-site.ts";
import { ExportRefused } from "./imported-post.ts";
import { zipFiles } from "./zip.ts";

const archive = zipOf({ "posts.csv": "post_id\r\n1.a", "posts/1.a.html": "<p>Größe</p>" });
const readAll = (bytes: Uint8Array) =>
  zipFiles(bytes).map(({ name, read }) => [name, Buffer.from(read()).toString()]);

describe("a ZIP file", () => {
  it("gives its files, also when other programs put a comment at its end", () => {
    const files = [
      ["posts.csv", "post_id\r\n1.a"],
      ["posts/1.a.html", "<p>Größe</p>"],
    ];
    expect(readAll(archive)).toEqual(files);
    const commented = Buffer.concat([archive, Buffer.from("made by x")]);
    commented.writeUInt16LE(9, archive.length - 2);
    expect(readAll(commented)).toEqual(files);
  });

  it("is refused when a file unpacks to more than it may", () => {
    const unpackAll = (bytes: Uint8Array) => zipFiles(bytes).forEach(({ read }) => void read());
    const bomb = zipOf({ "posts.csv": Buffer.alloc(33 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(() => unpackAll(bomb)).toThrow(ExportRefused);
    const large = Buffer.alloc(30 * 1024 * 1024);
    const many = zipOf(Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`${at}.xml`, large])));
    expect(() => unpackAll(many)).toThrow(ExportRefused);
    // It says that it's small.
    const lying = Buffer.from(bomb);
    lying.writeUInt32LE(10, 22);
    lying.writeUInt32LE(10, lying.length - 22 - 46 - 9 + 24);
    expect(() => unpackAll(lying)).toThrow(ExportRefused);
  });

  it.each([
    ["encrypted", (bytes: Buffer) => bytes.writeUInt16LE(1, bytes.lastIndexOf("PK\x01\x02") + 8)],
    [
      "packed in another way",
      (bytes: Buffer) => bytes.writeUInt16LE(12, bytes.lastIndexOf("PK\x01\x02") + 10),
    ],
    ["damaged", (bytes: Buffer) => bytes.writeUInt32LE(7, bytes.lastIndexOf("PK\x01\x02") + 16)],
    ["cut off", (bytes: Buffer) => bytes.fill(0, bytes.length - 22)],
  ])("is refused when it's %s", (_name, spoil) => {
    const bytes = Buffer.from(archive);
    spoil(bytes);
    expect(() => readAll(bytes)).toThrow(ExportRefused);
  });

  it("never does anything else than give files or be refused, whatever its bytes are", () => {
    const changed = fc
      .array(fc.tuple(fc.nat(archive.length - 1), fc.nat(255)), { maxLength: 6 })
      .map((changes) => {
        const bytes = Buffer.from(archive);
        for (const [at, value] of changes) bytes[at] = value;
        return bytes;
      });
    const any = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.concat([Buffer.from("PK"), bytes]));
    fc.assert(
      fc.property(fc.oneof(changed, any), (bytes) => {
        try {
          readAll(bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(ExportRefused);
        }
      }),
      { numRuns: 300, seed: 53 },
    );
  });
});
