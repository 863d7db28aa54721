import type { Mail } from "#platform/mail/mail.ts";
import { enqueueOnce } from "#platform/outbox/enqueue.ts";
import type { Services } from "#platform/services.ts";
import { canBeNotified, chosenFor, type NotificationKind, teamMailbox } from "../team-settings.server.ts";

type Notification = {
  about: NotificationKind;
  /** The current job: its kind in the outbox, and its entry. */
  kind: string;
  entry: { id: string; payload: Readonly<Record<string, string>> };
};

/**
 * Notifies the chosen team members. With several recipients each gets their own outbox entry, so that a rejected
 * address neither delays the others nor sends them the email twice. If a recipient leaves the team meanwhile, the
 * shared mailbox gets it.
 */
export async function mailNotified(
  services: Services,
  { about, kind, entry: { id, payload } }: Notification,
  mailTo: (address: string) => Mail,
): Promise<void> {
  const recipients = await notifiedAddresses(services, about);
  const { to } = payload;
  if (to === undefined && recipients.size > 1) {
    await services.store.transact(async (tx) => {
      for (const each of recipients.keys())
        await enqueueOnce(tx, services, { kind, payload: { ...payload, to: each }, id: `${id}.${each}` });
    });
    return;
  }
  const [first] = recipients.values();
  const address = to === undefined ? first : await addressNow(services, about, to);
  await services.mailer.send(mailTo(address ?? services.settings.TEAM_MAIL), id);
}

/** The address to notify, for a recipient chosen when the item came in; undefined if they have left the team. */
async function addressNow(
  services: Services,
  about: NotificationKind,
  to: string,
): Promise<string | undefined> {
  return (await canBeNotified(services, about)).find(({ id }) => id === to)?.email;
}

/**
 * The addresses to notify, by team member. People who have left the team or lost the permission are skipped; if nobody
 * remains, the shared mailbox is used.
 */
async function notifiedAddresses(
  services: Services,
  kind: NotificationKind,
): Promise<ReadonlyMap<string, string>> {
  const chosen = await chosenFor(services, kind);
  const members = chosen.some((id) => id !== teamMailbox) ? await canBeNotified(services, kind) : [];
  const notified = members
    .filter(({ id }) => chosen.includes(id))
    .map(({ id, email }) => [id, email] as const);
  const mailbox = chosen.includes(teamMailbox) || notified.length === 0;
  return new Map([...(mailbox ? [[teamMailbox, services.settings.TEAM_MAIL] as const] : []), ...notified]);
}
