import { text } from "node:stream/consumers";
import { runCommand } from "#cli/run-command.ts";
import { readEnvironment } from "#platform/settings/read.ts";
import { assemble } from "./assemble.ts";
import { diagnose } from "./doctor.ts";
import { reportOf } from "./finding.ts";
import { startError } from "./start-error.ts";

// Entry point of script/admin: needs no build and works while a server is running.
try {
  const [name, ...more] = process.argv.slice(2);
  // Before anything is opened: it has to tell why that fails.
  if (name === "doctor" && more.length === 0) {
    const { lines, exitCode } = reportOf(await diagnose(readEnvironment()));
    process.stdout.write(`${lines.join("\n")}\n`);
    process.exit(exitCode);
  }
  const services = await assemble({ LOG_LEVEL: "error", ...readEnvironment() });
  try {
    process.exitCode = await runCommand(services, process.argv.slice(2), {
      print: (line) => process.stdout.write(`${line}\n`),
      readInput: () => text(process.stdin),
    });
  } finally {
    services.mailer.close();
    await services.store.close();
  }
} catch (error) {
  process.stderr.write(`${startError(error)}\n`);
  process.exitCode = 1;
}
