import { expect, it } from "vitest";
import { streamedFile } from "#api/streamed-file.ts";
import { createLog } from "#platform/log/log.ts";

const log = createLog("silent");

/** A file without an end, which tells when nobody makes it any more. */
function endlessFile() {
  const made = { lines: 0, isEnded: false };
  async function* pieces() {
    try {
      for (;;) {
        made.lines += 1;
        yield `${"x".repeat(1_000)}\n`;
      }
    } finally {
      made.isEnded = true;
    }
  }
  return { made, file: { pieces: pieces(), type: "text/csv; charset=utf-8", saveAs: "all.csv" } };
}

it("a file is made as fast as it is read, and no longer once the reader has left", async () => {
  const { made, file } = endlessFile();
  const reader = streamedFile(file, { log }, "exportAll").body?.getReader();
  const first = await reader?.read();
  expect(first?.value?.length).toBeGreaterThanOrEqual(32 * 1_024);
  expect(made.lines).toBeLessThan(200);
  expect(made.isEnded).toBe(false);
  await reader?.cancel();
  expect(made.isEnded).toBe(true);
});
