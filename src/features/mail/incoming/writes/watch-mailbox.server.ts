import { setTimeout as pause } from "node:timers/promises";
import { day, minute } from "#platform/clock/clock.ts";
import { openMailbox } from "#platform/mail/incoming/mailbox.server.ts";
import { MailboxError } from "#platform/mail/incoming/mailbox-error.server.ts";
import type { Services } from "#platform/services.ts";
import { leaseMs, waitAfter } from "../rules.ts";
import { readMailbox } from "./read-mailbox.server.ts";
import { removeOldMails } from "./remove-old-mails.server.ts";
import { endLease, recordProblem, takeLease } from "./state.server.ts";

/** How long it waits, for tests too. */
type Waits = {
  /** Between two readings where the server announces nothing. */
  poll: number;
  /** How long a server may say nothing before the connection counts as dead. */
  silence: number;
  failed: typeof waitAfter;
};

const usual: Waits = { poll: minute, silence: 1.5 * minute, failed: waitAfter };

/**
 * Reads the mailbox for as long as this process runs: at once when the server announces a mail, and every minute in case
 * it doesn't. One process of a site reads; if it ends, another goes on. Returns a function that stops it.
 */
export function watchMailbox(services: Services, waits: Waits = usual): () => Promise<void> {
  const { settings, ids } = services;
  const { IMAP_URL: imapUrl, IMAP_PLAIN_HOST: plainHost } = settings;
  if (imapUrl === undefined || settings.ROLE === "web") return async () => undefined;
  const ending = new AbortController();
  const reader = ids.next();
  const { signal: stopping } = ending;

  async function readUntilLost(onRead: () => void): Promise<void> {
    const mailbox = await openMailbox({ imapUrl: imapUrl ?? "", plainHost }, { silence: waits.silence });
    try {
      let emptied = 0;
      while (!stopping.aborted && (await takeLease(services, reader))) {
        await readMailbox(services, mailbox, { reader, stopping });
        onRead();
        const now = services.clock.now().getTime();
        if (now - emptied >= day) {
          await removeOldMails(services, mailbox);
          emptied = now;
        }
        await mailbox.changed(waits.poll, stopping);
      }
    } finally {
      await mailbox.close();
    }
  }

  async function run(): Promise<void> {
    let failures = 0;
    while (!stopping.aborted) {
      let wait = leaseMs / 4;
      try {
        if (await takeLease(services, reader))
          await readUntilLost(() => {
            failures = 0;
          });
      } catch (error) {
        failures += 1;
        const problem = error instanceof MailboxError ? error.problem : "database";
        const code = error instanceof MailboxError ? error.code : "";
        services.log.warn({ event: "mailbox.away", problem, code, failures });
        wait = waits.failed(failures, problem);
        if (error instanceof MailboxError)
          await recordProblem(services, error.problem).catch(() => undefined);
      }
      await pause(wait, undefined, { signal: stopping, ref: false }).catch(() => undefined);
    }
    await endLease(services, reader).catch(() => undefined);
  }

  const running = services.asSite(run);
  return async () => {
    ending.abort();
    await running;
  };
}
