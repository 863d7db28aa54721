import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const buildDir = resolve(import.meta.dirname, "../../build");
const say = (line: string) => process.stdout.write(`${line}\n`);

// The bundle is built by script/build, so it has the types of the entry it was built from.
const bundle: typeof import("./entry.ts") = await import(
  pathToFileURL(resolve(buildDir, "server/index.js")).href
);
try {
  const running = await bundle.start({ clientDir: resolve(buildDir, "client"), say });
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
  process.stderr.write(`${bundle.startError(error)}\n`);
  process.exit(1);
}
