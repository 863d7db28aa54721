/**
 * The entry point of the bundle: React Router's pages and the whole process around them. Importing it has no effects;
 * `main.js` starts it, and prerendering uses only the pages.
 */
import * as build from "virtual:react-router/server-build";
import type { PublishedContent } from "#content/current.ts";
import { withContent } from "#content/published.server.ts";
import { features } from "#features/index.server.ts";
import { siteUrlPlaceholder } from "#platform/http/page-request.ts";
import { writePageReads } from "./page-reads.ts";
import type { PageTaskRequest } from "./page-task-runner.ts";
import { onceRenderer } from "./render-once.ts";
import { type Running, startWith } from "./start.ts";

export * from "virtual:react-router/server-build";
export { processOutput } from "#platform/log/process-output.ts";
export { startError } from "./start-error.ts";

const { basename = "/", allowedActionOrigins = false, unstable_getCriticalCss: _unused, ...rest } = build;
const wholeBuild = { ...rest, basename, allowedActionOrigins };

/** Pages of the build know no settings. */
const builtSettings: PageTaskRequest["settings"] = {
  siteUrl: siteUrlPlaceholder,
  analytics: false,
  asksToConfirm: false,
  mailsAsFiles: false,
  readsMail: false,
  podcastFeed: false,
};

/** Opens everything and serves the pages of this build until `stop`. */
export function start(options: { buildDir: string; say(line: string): void }): Promise<Running> {
  return startWith(wholeBuild, options);
}

/** The last step of rendering: notes what each page of this build reads (script/lib/page-reads.ts). */
export function notePageReads(buildDir: string): Promise<void> {
  return writePageReads(buildDir, onceRenderer(wholeBuild, builtSettings));
}

/** Runs the features' page tasks with the pages of this build (page-process.js). */
export function pageTaskRunner(): (request: PageTaskRequest) => Promise<unknown> {
  const published: PublishedContent = {};
  const tasks = new Map(features.flatMap(({ pageTasks }) => Object.entries(pageTasks ?? {})));
  const showData = (path: string, data: unknown) => {
    for (const { previewData } of features) if (previewData?.path === path) previewData.show(data);
  };
  // They are those of the process that started this one. A renderer prepares all routes, so it's kept.
  let render: ReturnType<typeof onceRenderer> | undefined;
  return async ({ task, input, settings }) => {
    render ??= onceRenderer(wholeBuild, settings);
    const pages = { render, showData };
    return withContent(published, () => tasks.get(task)?.(input, pages));
  };
}
