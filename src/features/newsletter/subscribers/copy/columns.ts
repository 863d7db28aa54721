import type { Columns } from "#platform/list/columns.ts";
import { importedPage } from "../../rules.ts";
import type { SubscriberRow } from "../../table.server.ts";
import { subscribersCopy as copy, subscriberStates } from "../copy.ts";

/** A sign-up page. An import is none. */
export const formatSource = (page: string) => (page === importedPage ? copy.imported : page);

/** The columns of the list of subscribers and of its export. Rows are as stored, with the address decrypted. */
export const subscriberColumns = {
  email: {
    heading: "Email",
    value: ({ email }) => email || copy.erased,
    export: { value: ({ email }) => email },
  },
  state: { heading: "Status", value: ({ state }) => subscriberStates[state] },
  source: {
    heading: "Page",
    value: ({ page }) => formatSource(page),
    format: "soft",
    export: { heading: "Source", value: ({ page }) => page },
  },
  since: { heading: "Since", value: ({ created_at }) => created_at, format: "time" },
  changed: { heading: "Changed", value: ({ changed_at }) => changed_at, screen: false },
} satisfies Columns<SubscriberRow>;
