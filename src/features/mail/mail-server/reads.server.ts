import { enteredValue, isEnteredFor } from "#platform/entered/entered-settings.ts";
import { enteredMail } from "#platform/mail/entered-mail.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { isInEnvironment } from "#platform/settings/read.ts";
import { sendingDomain } from "../outgoing/reads/records.server.ts";

/** The fields of the form, and the setting of the environment that counts instead. */
export const fieldSettings = {
  server: "SMTP_URL",
  senderName: "MAIL_NAME",
  senderAddress: "MAIL_FROM",
  replyTo: "MAIL_REPLY_TO",
  teamAddress: "TEAM_MAIL",
} as const;

/** No password leaves the server. */
export async function mailServerScreen(services: Services, actor: Actor) {
  authorize(actor, "settings.manage");
  const { settings, store, cipher, mailer } = services;
  const { revision, value, unreadable } = await enteredValue(enteredMail, { db: store.db, cipher });
  const server = value?.server;
  const fromEnvironment = (name: keyof typeof settings) =>
    isInEnvironment(settings, name)
      ? { name, value: name === "SMTP_URL" ? "" : String(settings[name]) }
      : null;
  return {
    title: "Mail server",
    revision,
    unreadable,
    hasEntered: value !== undefined || unreadable,
    otherSite: value !== undefined && !isEnteredFor(value, settings.SITE_URL) ? value.site : "",
    target: mailer.target,
    sends: settings.SMTP_URL !== undefined,
    domain: sendingDomain(settings),
    hasPassword: (server?.password ?? "") !== "",
    fields: {
      host: server?.host ?? "",
      port: String(server?.port ?? 587),
      encryption: server?.encryption ?? "starttls",
      user: server?.user ?? "",
      senderName: value?.senderName ?? "",
      senderAddress: value?.senderAddress ?? "",
      replyTo: value?.replyTo ?? "",
      teamAddress: value?.teamAddress ?? "",
    },
    environment: {
      server: fromEnvironment(fieldSettings.server),
      senderName: fromEnvironment(fieldSettings.senderName),
      senderAddress: fromEnvironment(fieldSettings.senderAddress),
      replyTo: fromEnvironment(fieldSettings.replyTo),
      teamAddress: fromEnvironment(fieldSettings.teamAddress),
    },
  };
}

export type MailServerContent = Awaited<ReturnType<typeof mailServerScreen>>;
