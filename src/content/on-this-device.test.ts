import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { deviceKinds } from "./pages/on-this-device.ts";

/** Who may touch what a browser keeps, and under which of the listed names. A new one belongs into the list first. */
const keepers: Readonly<Record<string, readonly string[]>> = {
  "features/visits/analytics/client/bar.ts": ["analytics"],
  "features/journal/client/database.ts": ["journal"],
  "features/podcast/ui/use-player.ts": ["podcast-places", "podcast-speed"],
  "features/campaigns/ui/kept-answers.ts": ["answer-draft:", "campaign-draft:", "campaign:"],
  "features/mentors/pages/your-letters/writing.tsx": ["letter-draft:"],
  "features/worksheets/client/stored-keys.ts": ["sheet:", "worksheet:"],
  // Under the names of the file above.
  "features/worksheets/client/stored-sheets.ts": [],
  "features/zenden/ui/room.tsx": ["zenden-holds"],
  "platform/device-encryption/device-key.ts": ["device-keys"],
  "platform/drafts/parked-drafts.ts": ["kinward:draft:", "kinward:parked:"],
  "features/dashboard/client/press-key.ts": ["admin-single-keys"],
  "web/layout/quiet-script.ts": ["gentle", "gentle-topics", "tab-name", "help-region"],
  "web/layout/head-script.ts": ["theme"],
  "web/offline/worker-scope.ts": ["kinward-"],
};
/** They read or erase. */
const readers = [
  "web/layout/hydrate-script.ts",
  "web/offline/retired-worker.ts",
  "web/offline/service-worker.ts",
  "features/journal/pages/on-this-device/kept-here.ts",
];

const src = join(import.meta.dirname, "..");
const touches = /\b(localStorage|sessionStorage|openDB|indexedDB|caches\.|cookieStore|document\.cookie)\b/;

describe("the list of what is kept on the device", () => {
  it("names everything the code keeps: a new place or name has to be added to it", () => {
    const files = readdirSync(src, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter((file) => touches.test(withoutComments(readFileSync(join(src, file), "utf8"))));
    expect([...files, "web/offline/worker-scope.ts"].sort()).toEqual(
      [...Object.keys(keepers), ...readers].sort(),
    );
    expect(deviceKinds.flatMap(({ keys }) => keys).sort()).toEqual(Object.values(keepers).flat().sort());
  });

  it("says the names that the code really uses", () => {
    for (const [file, keys] of Object.entries(keepers)) {
      const text = readFileSync(join(src, file), "utf8");
      for (const key of keys) expect(text, `${file} ${key}`).toMatch(new RegExp(`["'\`]${key}`));
    }
  });

  it("misses no name of the quiet choices", () => {
    const text = readFileSync(join(src, "web/layout/quiet-script.ts"), "utf8");
    const used = [...text.matchAll(/\b(?:read|write)\("([\w-]+)"/g)].map(([, key]) => key);
    expect(new Set(used)).toEqual(new Set(keepers["web/layout/quiet-script.ts"]));
  });
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
}
