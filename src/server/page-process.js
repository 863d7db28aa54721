// A process of its own that renders what the team has typed, before it's published. A text that takes all memory or
// forever ends this process and no other, and page requests go first. It gets no secrets and no database.
import { enableCompileCache } from "node:module";
import { constants, setPriority } from "node:os";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

try {
  setPriority(constants.priority.PRIORITY_LOW);
} catch {
  // A sandbox can forbid it; then this process has the same priority as the site.
}
const buildDir = resolve(import.meta.dirname, "../../build");
enableCompileCache({ directory: resolve(buildDir, "compiled"), portable: true });
/** @type {typeof import("./entry.ts")} */
const bundle = await import(pathToFileURL(resolve(buildDir, "server/index.js")).href);
bundle.runPageTasks();
