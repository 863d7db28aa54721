import fc from "fast-check";
import { expect, it } from "vitest";
import { processorCost } from "#tests/support/processor-cost.ts";
import { boundFields, boundValues } from "./body-bounds.ts";

const type = "multipart/form-data; boundary=edge";
const part = (name: string) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`;
const form = (...parts: readonly string[]) => Buffer.from(`${parts.join("")}--edge--\r\n`);

it.each([
  ["nested lists", "[".repeat(8_000_000) + "]".repeat(8_000_000)],
  ["empty lists", `[${"[],".repeat(5_000_000)}[]]`],
  ["an object of many fields", `{${Array.from({ length: 500_000 }, (_, at) => `"k${at}":1`).join(",")}}`],
  ["quotes that never end", `"${'\\"'.repeat(4_000_000)}`],
])("costs little before JSON is parsed: %s", async (_what, json) => {
  const bytes = Buffer.from(json);
  const cost = await processorCost(() => {
    try {
      boundValues(bytes);
    } catch {
      // Refused, as it should be.
    }
  });
  expect(cost).toBeLessThan(20);
});

it("lets JSON through that has as many values as a document, whatever its texts have", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.string(), (value, text) => {
      boundValues(Buffer.from(JSON.stringify({ value, text })));
    }),
  );
  boundValues(Buffer.from(JSON.stringify({ csv: '[{,"\\'.repeat(200_000) })));
  expect(() => boundValues(Buffer.from(JSON.stringify(Array(20_001).fill("[,] and ten more"))))).toThrow();
});

it("lets a form through with a file and its fields, and refuses thousands of fields or a field named by a text", () => {
  boundFields(form(part("file"), part("alt")), type);
  boundFields(form(part("file")), 'multipart/form-data; boundary="edge"');
  const refused = [
    form(...Array.from({ length: 60 }, () => part("a"))),
    form(part("a".repeat(10_000))),
    form(`--edge\r\n${"A: b\r\n".repeat(100_000)}\r\nx\r\n`),
  ];
  for (const each of refused) expect(() => boundFields(each, type)).toThrow();
  expect(() => boundFields(form(part("a")), "multipart/form-data")).toThrow();
});
