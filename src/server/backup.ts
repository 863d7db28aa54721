import { parseArgs } from "node:util";
import { readEnvironment } from "#platform/settings/environment.ts";
import { startError } from "./start-error.ts";
import { backUp } from "./write-backup.ts";

// Leaving in an orderly way takes the unfinished file along.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

// What script/backup runs: it works beside a running server and needs no build.
try {
  const [path, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (path === undefined || more.length > 0) throw new Error("Usage: script/backup FILE");
  await backUp(readEnvironment(), { path, say: (line) => process.stdout.write(`${line}\n`) });
} catch (error) {
  process.stderr.write(`${startError(error)}\n`);
  process.exitCode = 1;
}
