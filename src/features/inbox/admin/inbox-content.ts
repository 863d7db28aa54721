import type { itemScreen } from "../reads/item-screen.server.ts";
import type { inboxScreen } from "../reads/list-screen.server.ts";

/** What the two screens are drawn from. */
export type InboxContent = Awaited<ReturnType<typeof inboxScreen>>;
export type ItemContent = Awaited<ReturnType<typeof itemScreen>>;
export type ShownLine = InboxContent["lines"][number];
