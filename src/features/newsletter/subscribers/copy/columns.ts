import type { Columns } from "#platform/list/columns.ts";
import { addedPage, importedPage } from "../../rules.ts";
import type { SubscriberRow } from "../../table.server.ts";
import { subscribersCopy as copy, subscriberStates } from "./subscribers.ts";

/** Decrypted, with the names of its tags. */
export type ListedSubscriber = SubscriberRow & { tags: readonly string[] };

/** What the team brought has no sign-up page. */
export const formatSource = (page: string) =>
  page === importedPage ? copy.imported : page === addedPage ? copy.added : page;

/** Rows are as stored, with the address decrypted. */
export const subscriberColumns = {
  email: {
    heading: "Email",
    value: ({ email }) => email || copy.erased,
    export: { value: ({ email }) => email },
  },
  state: { heading: "Status", value: ({ state }) => subscriberStates[state] },
  name: { heading: "Name", value: ({ name }) => name, format: "soft" },
  tags: { heading: "Tags", value: ({ tags }) => tags.join("; "), format: "soft" },
  source: {
    heading: "Source",
    value: ({ page }) => page,
    screen: false,
  },
  since: { heading: "Since", value: ({ created_at }) => created_at, format: "time" },
  changed: { heading: "Changed", value: ({ changed_at }) => changed_at, screen: false },
} satisfies Columns<ListedSubscriber>;
