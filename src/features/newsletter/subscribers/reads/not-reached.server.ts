import { mailNames, stopReasons } from "#features/mail/delivery/copy.ts";
import { addressOfStop, type MailStop, stopsPage } from "#features/mail/delivery/reads.server.ts";
import { askAgainMs } from "#features/mail/delivery/rules.ts";
import { instantAfter } from "#platform/clock/clock.ts";
import { type Columns, listAddress, listOf } from "#platform/list/columns.ts";
import { type Actor, authorize, may } from "#platform/permissions/access.ts";
import { comparableEmail } from "#platform/personal-data/address-text.ts";
import type { Services } from "#platform/services.ts";
import { knownAddresses } from "../../writes/import.server.ts";

const path = "/admin/subscribers/not-reached";

type ListedStop = MailStop & { email: string; subscriberId: string | undefined };

const notReachedColumns = {
  email: { heading: "Address", value: ({ email }) => email },
  reason: {
    heading: "Reason",
    value: ({ reason }) => stopReasons[reason],
    detail: ({ status }) => (status === "" ? undefined : `The mail server’s code: ${status}`),
  },
  mail: { heading: "Last email", value: ({ mail_kind }) => mailNames[mail_kind], labelled: true },
  since: { heading: "Stopped", value: ({ stopped_at }) => stopped_at, format: "time", labelled: true },
  asked: { heading: "Tried again", value: ({ asked_at }) => asked_at, format: "time", labelled: true },
} satisfies Columns<ListedStop>;

/** Newest first. */
export async function notReachedScreen(services: Services, actor: Actor, search: URLSearchParams) {
  authorize(actor, "subscribers.read");
  const asked = search.get("cursor") ?? "";
  const cursor = /^[\dTZ:.-]{20,30}_[\da-f-]{36}$/.test(asked) ? asked : undefined;
  const { items, next } = await stopsPage(services, cursor);
  const emails = items.map((stop) => addressOfStop(services, stop));
  const known = await knownAddresses(services, emails.map(comparableEmail));
  const stops = items.map((stop, at): ListedStop => {
    const email = emails[at] ?? "";
    return { ...stop, email, subscriberId: known.get(comparableEmail(email))?.id };
  });
  const latestAsked = instantAfter(services.clock, -askAgainMs);
  const mayWrite = may(actor, "subscribers.write");
  return {
    title: "Not reached",
    list: listOf(notReachedColumns, stops, ({ id, reason, asked_at, subscriberId }) => ({
      id,
      askedAt: asked_at,
      canTry: mayWrite && reason !== "complaint" && asked_at <= latestAsked,
      ...(subscriberId === undefined ? {} : { href: `/admin/subscribers/${subscriberId}` }),
    })),
    older: next === null ? undefined : listAddress(path, { cursor: next }),
    first: cursor === undefined ? undefined : path,
    hasMailbox: services.settings.IMAP_URL !== undefined,
  };
}
