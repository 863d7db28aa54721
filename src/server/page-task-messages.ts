import type { PageTaskRefusal } from "#platform/http/public-pages.ts";
import type { PageSettings } from "./render-once.ts";

/** What the process that renders drafts is asked. */
export type PageTaskRequest = { task: string; input: unknown; settings: PageSettings };

/** What it says: once that it's ready, then how each task went. */
export type PageTaskMessage = { ready: true } | { answer: unknown } | { refused: PageTaskRefusal };
