import { parseArgs } from "node:util";
import { readEnvironment } from "#platform/settings/read.ts";
import { startError } from "./start-error.ts";
import { backUp, listBackups } from "./write-backup.ts";

// A clean exit removes the unfinished file.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

// Entry point of script/backup: works while a server is running and needs no build.
try {
  const [word, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (more.length > 0) throw new Error("Usage: script/backup [FILE | list]");
  const say = (line: string) => process.stdout.write(`${line}\n`);
  if (word === "list") await listBackups(readEnvironment(), { say });
  else await backUp(readEnvironment(), { path: word, say });
} catch (error) {
  process.stderr.write(`${startError(error)}\n`);
  process.exitCode = 1;
}
