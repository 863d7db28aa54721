/** Makes a demo if there is none, and serves it until it's stopped. Run by script/demo. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readEnvironment } from "#platform/settings/read.ts";
import { startError } from "#server/start-error.ts";
import { DemoError } from "./demo-error.ts";
import { lockPlace, placeOf } from "./place.ts";
import { refuseForeignFolder, refuseRealSite } from "./refusals.ts";

const defaultPort = 3001;

/** What was typed, and the port that the environment names. */
function typed(): { folder: string; fresh: boolean; port: number } {
  const usage = "Usage: script/demo [--fresh] [FOLDER]";
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { fresh: { type: "boolean", default: false } },
    });
    const [folder = "demo-data", ...more] = positionals;
    const port = Number(process.env.PORT || defaultPort);
    if (more.length > 0 || folder === "") throw new DemoError(usage);
    if (!Number.isInteger(port) || port < 1 || port > 65_534)
      throw new DemoError("PORT must be a whole number from 1 to 65534.");
    return { folder: resolve(folder), fresh: values.fresh, port };
  } catch (error) {
    throw error instanceof DemoError ? error : new DemoError(usage);
  }
}

async function run(): Promise<void> {
  const { folder, fresh, port } = typed();
  refuseRealSite(readEnvironment());
  refuseForeignFolder(folder);
  const place = placeOf(folder);
  const unlock = lockPlace(place);
  try {
    // Loaded last, since it brings the whole server: a refusal comes at once.
    const { startDemo } = await import("./start-demo.ts");
    await startDemo(place, { fresh, port });
  } finally {
    unlock();
  }
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof DemoError ? error.message : startError(error)}\n`);
  process.exitCode = 1;
}
