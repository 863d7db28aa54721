import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

// Types and imports of all parts are checked in every run (script/check static).
test("loads every part by itself, and names them to whoever asks for another", { tags: "all" }, () => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "main.ts"), "speed"], {
    encoding: "utf8",
  });
  expect(stderr).toBe(
    'There is no part "speed"; nothing was measured. The parts: bytes, pages, posts, signUps, answers, lists, lighthouse, taps, screens.\n',
  );
  expect(status).toBe(2);
});
