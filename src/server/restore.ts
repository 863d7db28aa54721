import { parseArgs } from "node:util";
import { readEnvironment } from "#platform/settings/read.ts";
import { restoreBackup } from "./restore-backup.ts";
import { startError } from "./start-error.ts";

// Entry point of script/restore, which runs while the site is stopped.
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { look: { type: "boolean", default: false }, replace: { type: "boolean", default: false } },
  });
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0 || (values.look && values.replace))
    throw new Error("Usage: script/restore FILE|NAME|latest [--look | --replace]");
  await restoreBackup(readEnvironment(), {
    path,
    ...values,
    say: (line) => process.stdout.write(`${line}\n`),
  });
} catch (error) {
  process.stderr.write(`${startError(error)}\n`);
  process.exitCode = 1;
}
