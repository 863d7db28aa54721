// A process of its own that renders what the team has typed, before it's published. A text that takes all memory or
// forever ends this process and no other. It gets no secrets and no database. Its priority is that of the site: someone
// waits for it, and with a low one a publish took minutes beside a busy neighbor.
import { enableCompileCache } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const buildDir = resolve(import.meta.dirname, "../../build");
enableCompileCache({ directory: resolve(buildDir, "compiled"), portable: true });
/** @type {typeof import("./entry.ts")} */
const bundle = await import(pathToFileURL(resolve(buildDir, "server/index.js")).href);
bundle.runPageTasks();
