import { spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { homedir, tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { childEnvironment } from "#tests/support/child-environment.ts";

const root = resolve(import.meta.dirname, "../..");
const linked = ["node_modules", ".toolchain"];
const leftOut = new Set([...linked, ".git", ".react-router", "build", "data", "test-results"]);
/** No test and no document goes along; so a run in the copy is quick and cannot start this test again. */
const leftOutFile = /\.(?:test|spec)\.tsx?$|\.md$/;

type Run = { exit: number | null; output: string; lastLine: string };

/** A copy of the project that has only the tests planted in it, for running the real `script/test`. */
export function makePlantedCopy() {
  const folder = mkdtempSync(join(tmpdir(), "kinward-runner-"));
  // PostgreSQL runs as another user, who must be able to read its programs.
  chmodSync(folder, 0o755);
  cpSync(root, folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !leftOut.has(relative(root, path)) && !leftOutFile.test(path),
  });
  for (const name of linked) symlinkSync(join(root, name), join(folder, name));
  // Lint and types look at what is planted; the rest of the project has its turn in the run that this test is part of.
  narrow(join(folder, "biome.json"), /"includes": \[[^\]]*\]/, '"includes": ["src/planted*"]');
  narrow(join(folder, "tsconfig.json"), /"include": \[[^\]]*\]/, '"include": ["src/planted*"]');
  // The copy's packages are a link to ours, where its times would take the place of those of our last run.
  narrow(join(folder, "script/lib/test-report/times.ts"), /node_modules\/\.cache\/kinward/, "build");
  mkdirSync(join(folder, "build"));
  return {
    plant(path: string, text: string): void {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    remove: (path: string) => rmSync(join(folder, path)),
    read: (path: string) => readFileSync(join(folder, path), "utf8"),
    run: (parts: readonly string[]) => run(folder, parts),
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function narrow(path: string, list: RegExp, planted: string): void {
  const text = readFileSync(path, "utf8");
  writeFileSync(path, text.replace(list, planted));
}

function run(folder: string, parts: readonly string[]): Promise<Run> {
  // No planted test opens the site, so `script/build` is told that nothing has changed since the last build.
  writeFileSync(join(folder, "build/.built"), "");
  return new Promise((done, reject) => {
    const child = spawn("script/test", parts, {
      cwd: folder,
      env: {
        ...childEnvironment,
        HOME: homedir(),
        TMPDIR: tmpdir(),
        // No planted test opens a browser, so none is looked for or installed.
        CHROMIUM: process.env.CHROMIUM ?? "not needed",
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    const read = (part: Buffer) => {
      output += part.toString();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("error", reject);
    child.once("close", (exit) =>
      done({ exit, output, lastLine: output.trimEnd().split("\n").at(-1) ?? "" }),
    );
  });
}
