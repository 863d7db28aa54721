/** Which parts of `script/test all` cover what has changed since main, by folder. */
import { execFileSync } from "node:child_process";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../../..");

/** What the gate leaves out, by the paths that it is about; a path can need several parts. */
const covered: readonly { part: string; because: string; paths: RegExp }[] = [
  {
    part: "faults",
    because: "kills, lost databases, restores and three processes side by side",
    paths:
      /^(src\/platform\/(outbox|backup|crypto|database|processes|mail)\/|src\/features\/(backups|mail)\/|src\/(server|worker)\/|tests\/faults\/)|(table|jobs)\.server\.ts$/,
  },
  {
    part: "api",
    because: "the second database, long random lives and every case of long lists",
    paths: /^(src\/(platform|api|cli|worker|server)\/.*|src\/features\/.*(\.server|schema|rules).*)\.ts$/,
  },
  {
    part: "pages",
    because: "every page as it is sent",
    paths: /^(src\/(content|web)\/|src\/features\/.*\/pages\/|script\/lib\/demo\/)/,
  },
  {
    part: "browser",
    because: "every page and screen at every width, and the long stories",
    paths: /^(src\/(ui|web)\/|src\/features\/.*\/(pages|admin|ui|client)\/|src\/.*\.css$)/,
  },
];

/** Which parts of the whole run a change of these files asks for, with a file that is the reason. */
export function partsFor(files: readonly string[]): { part: string; because: string; file: string }[] {
  return covered.flatMap(({ part, because, paths }) => {
    const file = files.find((each) => paths.test(each) && !/\.(test|spec)\.tsx?$/.test(each));
    return file === undefined ? [] : [{ part, because, file }];
  });
}

/** A line for each part of the whole run that this change asks for; none where git can't tell. */
export function changedParts(): string[] {
  const parts = partsFor(filesSinceMain());
  if (parts.length === 0) return [];
  return [
    `This change is also covered by: script/test all ${parts.map(({ part }) => part).join(" ")}`,
    ...parts.map(({ part, because, file }) => `  ${part}: ${because} (${file})`),
  ];
}

function filesSinceMain(): string[] {
  for (const main of ["origin/main", "main"]) {
    try {
      const git = (...words: string[]) =>
        execFileSync("git", words, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
      return git("diff", "--name-only", git("merge-base", "HEAD", main).trim())
        .split("\n")
        .filter(Boolean);
    } catch {
      // A copy without history, or without that branch.
    }
  }
  return [];
}
