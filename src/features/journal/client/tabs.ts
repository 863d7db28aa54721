/** Messages between tabs about the journal: ids and commands, never text. */
import type { JournalMessage } from "./open-journal.ts";

export type TabMessage = JournalMessage | { command: "lock" };

export type Tabs = { tell(message: TabMessage): void; close(): void };

/** Without BroadcastChannel, tabs aren't notified; the check of revisions still keeps both texts. */
export function openTabs(onMessage: (message: TabMessage) => void): Tabs {
  if (typeof BroadcastChannel === "undefined") return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel("journal");
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
}
