import { readMailbox } from "#features/mail/incoming/writes/read-mailbox.server.ts";
import { takeLease } from "#features/mail/incoming/writes/state.server.ts";
import { openMailbox } from "#platform/mail/incoming/mailbox.server.ts";
import type { Services } from "#platform/services.ts";

/** Reads everything that waits in the mailbox of IMAP_URL, as the running site does every minute. */
export async function readMailboxOnce(services: Services): Promise<void> {
  const { IMAP_URL: imapUrl = "", IMAP_PLAIN_HOST: plainHost } = services.settings;
  const { signal: stopping } = new AbortController();
  if (!(await takeLease(services, "test"))) throw new Error("Another process reads the mailbox");
  const mailbox = await openMailbox({ imapUrl, plainHost });
  await readMailbox(services, mailbox, { reader: "test", stopping }).finally(() => mailbox.close());
}
