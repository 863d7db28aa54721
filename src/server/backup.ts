import { parseArgs } from "node:util";
import { readEnvironment } from "#platform/settings/environment.ts";
import { startError } from "./start-error.ts";
import { backUp } from "./write-backup.ts";

// A clean exit removes the unfinished file.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

// Entry point of script/backup: works while a server is running and needs no build.
try {
  const [path, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (path === undefined || more.length > 0) throw new Error("Usage: script/backup FILE");
  await backUp(readEnvironment(), { path, say: (line) => process.stdout.write(`${line}\n`) });
} catch (error) {
  process.stderr.write(`${startError(error)}\n`);
  process.exitCode = 1;
}
