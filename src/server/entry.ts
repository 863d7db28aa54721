/**
 * The entry point of the bundle: React Router's pages and the whole process around them. Importing it has no effects;
 * `main.js` starts it, and prerendering uses only the pages.
 */
import * as build from "virtual:react-router/server-build";
import { servePageTasks } from "./serve-page-tasks.ts";
import { type Running, startWith } from "./start.ts";

export * from "virtual:react-router/server-build";
export { processOutput } from "#platform/log/process-output.ts";
export { startError } from "./start-error.ts";

const { basename = "/", allowedActionOrigins = false, unstable_getCriticalCss: _unused, ...rest } = build;
const wholeBuild = { ...rest, basename, allowedActionOrigins };

/** Opens everything and serves the pages of this build until `stop`. */
export function start(options: { buildDir: string; say(line: string): void }): Promise<Running> {
  return startWith(wholeBuild, options);
}

/** Renders drafts for the process that started this one (page-process.js). */
export function runPageTasks(): void {
  servePageTasks(wholeBuild);
}
