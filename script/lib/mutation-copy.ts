import { spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { type Mutation, mutate } from "./mutation-list.ts";

const root = resolve(import.meta.dirname, "../..");
const linked = ["node_modules", ".toolchain"];
const leftOut = new Set([...linked, ".git", "data", "test-results"]);

export type CopyOfProject = ReturnType<typeof makeCopy>;

/** A private copy of the project, with its build, so that the checkout is never changed. */
export function makeCopy() {
  const folder = mkdtempSync(join(tmpdir(), "kinward-mutations-"));
  // PostgreSQL runs as another user, who must be able to read its programs.
  chmodSync(folder, 0o755);
  cpSync(root, folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !leftOut.has(relative(root, path)),
  });
  for (const name of linked)
    if (existsSync(join(root, name))) symlinkSync(join(root, name), join(folder, name));
  const textOf = (path: string) => readFileSync(join(folder, path), "utf8");
  return {
    folder,
    /** @returns what puts the file back. */
    apply(mutation: Mutation): () => void {
      const before = textOf(mutation.path);
      writeFileSync(join(folder, mutation.path), mutate(before, mutation));
      return () => writeFileSync(join(folder, mutation.path), before);
    },
    read: textOf,
    run: (command: string, parts: readonly string[], minutes = 12) => run(folder, command, parts, minutes),
    end: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** @returns whether it ended well, and what it said; a command that hangs is ended after some minutes. */
function run(cwd: string, command: string, parts: readonly string[], minutes: number) {
  return new Promise<{ isGreen: boolean; isHung: boolean; output: string }>((done, reject) => {
    // A group of its own: what the command has started ends with it.
    const child = spawn(command, parts, { cwd, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    let isHung = false;
    const read = (part: Buffer) => {
      output += part.toString();
    };
    const endGroup = () => {
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    };
    const tooLong = setTimeout(() => {
      isHung = true;
      endGroup();
    }, minutes * 60_000);
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("error", reject);
    child.once("close", (exit) => {
      clearTimeout(tooLong);
      done({ isGreen: exit === 0, isHung, output });
    });
  });
}
