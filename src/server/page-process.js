// Renders what the team has typed, before it's published, in the process of page-task-runner.ts. It gets no secrets and
// no database.
import { enableCompileCache } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const buildDir = resolve(import.meta.dirname, "../../build");
enableCompileCache({ directory: resolve(buildDir, "compiled"), portable: true });
/** @type {typeof import("./entry.ts")} */
const bundle = await import(pathToFileURL(resolve(buildDir, "server/index.js")).href);
export const runPageTask = bundle.pageTaskRunner();
