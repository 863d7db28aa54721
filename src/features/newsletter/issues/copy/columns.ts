import type { Columns } from "#platform/list/columns.ts";
import { issuesCopy as copy } from "../copy.ts";
import type { NewsletterIssue } from "../reads/admin.server.ts";

const figure = { format: "figure", labelled: true } as const;

/** The columns of the list of newsletter issues. */
export const issueColumns = {
  subject: {
    heading: "Newsletter",
    value: ({ content }) => content.subject || copy.noSubject,
  },
  state: { heading: "Status", value: ({ state }) => copy.states[state] },
  /** When it goes or went; for drafts, when they were last changed. */
  when: {
    heading: "When",
    value: ({ sendAt, begunAt, changedAt }) => begunAt || sendAt || changedAt,
    format: "time",
  },
  delivered: {
    ...figure,
    heading: "Delivered",
    value: ({ counts }) =>
      counts.written > 0 ? copy.writtenToFiles(counts.written) : copy.of(counts.delivered, counts.chosen),
  },
  failed: {
    ...figure,
    heading: "Failed",
    value: ({ counts }) => copy.orNothing(counts.failed + counts.unsure, counts.chosen),
  },
  left: {
    ...figure,
    heading: "Unsubscribed",
    value: ({ counts }) => copy.orNothing(counts.left, counts.chosen),
  },
} satisfies Columns<NewsletterIssue>;
