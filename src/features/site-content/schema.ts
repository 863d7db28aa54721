import * as z from "zod/mini";
import { safeText } from "#platform/http/safe-string.ts";
import { menuFaults, pageFaults, removeCopy } from "./copy/addable.ts";
import { contentFaults as faults } from "./copy/messages.ts";
import { longestSearch } from "./rules/found-documents.ts";

const documentId = safeText({ max: 60, sentence: faults.foreign, missing: faults.foreign });
const count = z
  .number(faults.foreign)
  .check(
    z.int(faults.foreign),
    z.minimum(0, faults.foreign),
    z.maximum(Number.MAX_SAFE_INTEGER, faults.foreign),
  );

/** What an operation of a document's screen takes, with the document. */
type Of<Schema extends z.core.$ZodType> = z.output<Schema> & { document: string };

/** A draft, with the value it began from: what others have changed since is merged. */
export const draftInput = z.strictObject({ document: documentId, base: z.unknown(), value: z.unknown() });
export type DraftInput = z.output<typeof draftInput>;

export const previewInput = z.strictObject({
  document: documentId,
  page: safeText({ max: 200, sentence: faults.noPage, missing: faults.noPage }),
  value: z.unknown(),
});
export type PreviewInput = z.output<typeof previewInput>;

export const paperInput = z.omit(previewInput, { page: true });

/** Publishes the draft that the client has seen, now or later. */
export const publishInput = z.strictObject({
  revision: count,
  at: z.optional(z.iso.datetime({ error: faults.time })),
});
export type PublishInput = Of<typeof publishInput>;

/** The state of a document that the client has seen. */
export const seenInput = z.strictObject({ revision: count });
export type DocumentInput = Of<typeof seenInput>;

/** Without an address, it follows from the title. */
export const articleInput = z.strictObject({
  title: safeText({ max: 60, sentence: faults.articleTitle, missing: faults.articleTitle }),
  address: z.optional(safeText({ max: 50, sentence: faults.articleAddress, missing: faults.articleAddress })),
});
export type ArticleInput = z.output<typeof articleInput>;

/** Without an address, it follows from the title. */
export const episodeInput = z.strictObject({
  title: safeText({ max: 80, sentence: faults.episodeTitle, missing: faults.episodeTitle }),
  address: z.optional(safeText({ max: 50, sentence: faults.articleAddress, missing: faults.articleAddress })),
});
export type EpisodeInput = z.output<typeof episodeInput>;

/** Without an address, it follows from the title. */
export const pageInput = z.strictObject({
  title: safeText({ max: 70, sentence: pageFaults.title, missing: pageFaults.title }),
  address: z.optional(safeText({ max: 50, sentence: pageFaults.address, missing: pageFaults.address })),
});
export type PageInput = z.output<typeof pageInput>;

/** `redirect` is the page that the removed address leads to from then on. */
export const removeInput = z.strictObject({
  revision: count,
  redirect: z.optional(safeText({ max: 500, sentence: removeCopy.unknown, missing: removeCopy.unknown })),
});
export type RemoveInput = Of<typeof removeInput>;

/** The menu that a page is put into (rules/menu-entry.ts). */
export const menuInput = z.strictObject({
  menu: safeText({ max: 80, sentence: menuFaults.unknown, missing: menuFaults.unknown }),
});
export type MenuInput = Of<typeof menuInput>;

/** A version to publish again; 0 is the default. */
export const restoreInput = z.strictObject({ revision: count, version: count });
export type RestoreInput = Of<typeof restoreInput>;

/** Words to look for. They're sent in the body, like those of the admin's search. */
export const contentSearch = z.strictObject({
  text: safeText({ max: longestSearch, sentence: faults.searchTooLong }),
});

/** An email of a document, by its id, for a test. */
export const testMailInput = z.strictObject({
  mail: safeText({ max: 60, sentence: faults.noPage, missing: faults.noPage }),
});
