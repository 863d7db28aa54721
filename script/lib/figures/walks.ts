/**
 * How many files one act passes, from the page to what comes out at the other end.
 *
 * A walk is a list of stops, in the order of the act. It passes its stops and every file on an import path from any
 * stop to any other: files that a stop reaches by imports, and from which a stop is reached. Left out are imports of
 * types; `src/ui/`, which every page uses; the texts in `src/content/` that are no stops; and files that only list the
 * others (manifests, the list of features, the registers of content), through which everything reaches everything.
 *
 * On 89251719 this gives 53, 38 and 42 files, where a trace of the running site counted 57, 42 and 46. So compare these
 * counts with each other; a trace is about four higher.
 *
 * A stop that was moved or merged is named with its old paths behind the present one, so that old commits can be
 * measured too; the first that exists counts. A stop that is gone is left out and reported.
 */
import type { CodeFiles } from "./imports.ts";

type Stop = string | readonly string[];

const inbox = "src/features/inbox";
const siteContent = "src/features/site-content";
const issues = "src/features/newsletter/issues";
const sending = ["src/platform/browser/api-client.ts"];
const receiving = ["src/server/http-server.ts", "src/api/app.ts", "src/api/mount.ts"];
const storing = ["src/platform/http/idempotency.ts", "src/platform/crypto/field-cipher.ts"];
const mailing = [
  "src/platform/outbox/enqueue.ts",
  "src/platform/outbox/outbox-worker.ts",
  "src/worker/worker.ts",
  "src/platform/mail/mailer.ts",
];
const loading = ["src/web/admin/screen-loader.server.ts"];

export const walks: Readonly<Record<string, readonly Stop[]>> = {
  "contact message, page to mailed reply": [
    `${inbox}/pages/contact/page.tsx`,
    "src/platform/browser/use-form.ts",
    ...sending,
    ...receiving,
    `${inbox}/forms/api.server.ts`,
    `${inbox}/forms/writes.server.ts`,
    ...storing,
    `${inbox}/forms/table.server.ts`,
    ...mailing,
    [`${inbox}/forms/jobs.server.ts`, `${inbox}/jobs.server.ts`],
    `${inbox}/admin/item-screen.tsx`,
    ...loading,
    `${inbox}/reads/thread.server.ts`,
    [
      `${inbox}/admin/item-operations.server.ts`,
      `${inbox}/admin/operations.server.ts`,
      `${inbox}/api/inbox.server.ts`,
      `${inbox}/api.server.ts`,
    ],
    [`${inbox}/writes/replies.server.ts`, `${inbox}/writes/answers.server.ts`],
    `${inbox}/table.server.ts`,
    `${inbox}/jobs.server.ts`,
  ],
  "price, form to page": [
    `${siteContent}/admin/document-screen.tsx`,
    ...loading,
    ...sending,
    ...receiving,
    `${siteContent}/api.server.ts`,
    `${siteContent}/schema.ts`,
    [
      `${siteContent}/writes/publishing.server.ts`,
      `${siteContent}/writes/documents.server.ts`,
      `${siteContent}/writes.server.ts`,
    ],
    `${siteContent}/table.server.ts`,
    [`${siteContent}/reads/published.server.ts`, `${siteContent}/reads/documents.server.ts`],
    "src/content/documents/plans.server.ts",
    "src/content/plans.ts",
    "src/content/current.ts",
    "src/content/pages/membership.ts",
    "src/web/pages/membership/page.tsx",
  ],
  "newsletter, editor to SMTP": [
    `${issues}/admin/issue-screen.tsx`,
    ...loading,
    [`${issues}/admin/issue-text-editor.tsx`, `${issues}/ui/issue-text-editor.tsx`],
    [`${issues}/admin/use-issue.ts`, `${issues}/ui/use-issue.ts`],
    ["src/platform/drafts/use-draft.ts", `${issues}/rules/kept.ts`, `${issues}/client/kept-issue.ts`],
    ...sending,
    ...receiving,
    [`${issues}/api.server.ts`, `${issues}/api/issues.server.ts`],
    `${issues}/schema.ts`,
    `${issues}/writes/draft.server.ts`,
    `${issues}/writes/send.server.ts`,
    ...storing,
    `${issues}/table.server.ts`,
    ...mailing,
    `${issues}/jobs.server.ts`,
    `${issues}/writes/slices.server.ts`,
    `${issues}/reads/emails.server.ts`,
  ],
};

const lists =
  /\/feature\.server\.ts$|^src\/features\/index\.server\.ts$|^src\/content\/(index|documents\/register\.server)\.ts$/;
const passable = (path: string) => !lists.test(path) && !/^src\/(ui|content)\//.test(path);

function reached(start: string, next: (path: string) => readonly string[]): Set<string> {
  const found = new Set([start]);
  for (const path of found)
    if (path === start || passable(path)) for (const each of next(path)) found.add(each);
  return found;
}

export function filesPassed(files: CodeFiles, stops: readonly Stop[]): { passed: string[]; gone: string[] } {
  const importers = new Map<string, string[]>();
  for (const { path, loads } of files.values())
    for (const target of loads) importers.set(target, [...(importers.get(target) ?? []), path]);
  const found = stops
    .map((stop) => [stop].flat())
    .map((paths) => paths.find((path) => files.has(path)) ?? paths);
  const present = found.filter((stop) => typeof stop === "string");
  const below = present.map((stop) => reached(stop, (path) => files.get(path)?.loads ?? []));
  const above = present.map((stop) => reached(stop, (path) => importers.get(path) ?? []));
  const passed = new Set(present);
  for (const down of below)
    for (const up of above) for (const path of down) if (up.has(path) && passable(path)) passed.add(path);
  const gone = found.filter((stop) => typeof stop !== "string").map((paths) => paths[0] ?? "");
  return { passed: [...passed].toSorted(), gone };
}
