// JavaScript, because Node takes longer to load its TypeScript compiler than to run this file.
import { enableCompileCache } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const buildDir = resolve(import.meta.dirname, "../../build");

// What Node has compiled is kept for the next start, where the folder can be written to.
enableCompileCache({ directory: resolve(buildDir, "compiled"), portable: true });
// The bundle is built by script/build, so it has the types of the entry it was built from.
/** @type {typeof import("./entry.ts")} */
const bundle = await import(pathToFileURL(resolve(buildDir, "server/index.js")).href);
const { say, fail } = bundle.processOutput(process.stdout.isTTY === true);
try {
  const running = await bundle.start({ buildDir, say });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    say("Stopping: finishing requests and mails in flight …");
    void running.stop().then(() => process.exit(0));
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
} catch (error) {
  fail(bundle.startError(error));
  process.exit(1);
}
