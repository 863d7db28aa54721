import { createTransport } from "nodemailer";
import { testMail } from "#content/mails.ts";
import { recordAudit } from "#platform/audit/record-audit.ts";
import { instantNow, second } from "#platform/clock/clock.ts";
import { enteredValue, isEnteredFor, loadEntered, storeEntered } from "#platform/entered/entered-settings.ts";
import { HttpError } from "#platform/http/errors.ts";
import { type EnteredMail, type EnteredServer, enteredMail } from "#platform/mail/entered-mail.ts";
import { mailOf } from "#platform/mail/mail-html.ts";
import { mustEncrypt, transportOptions } from "#platform/mail/mail-transport.ts";
import { composed } from "#platform/mail/mailer.ts";
import { type Actor, authorize } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { putTeamSetting } from "#platform/settings/change-setting.ts";
import { isInEnvironment } from "#platform/settings/read.ts";
import { listMembers } from "#platform/team/members.ts";
import { mailServerMessages as messages, testMessages } from "./copy.ts";
import { fieldSettings } from "./reads.server.ts";
import { failureOfTest } from "./rules.ts";
import { hostInAddress, type MailServerForm, testedServerSetting } from "./schema.ts";

export type MailServerTest = { sent: boolean; message: string; reply: string };

/**
 * Stores the mail server and the addresses that an owner has entered. Every process uses them from its next mail on.
 * @returns the revision that is stored now.
 * @throws {HttpError} invalid_input; conflict when somebody else changed them first.
 */
export async function saveMailServer(
  services: Services,
  actor: Actor,
  form: MailServerForm,
): Promise<{ revision: number }> {
  authorize(actor, "settings.manage");
  const value = await checked(services, form);
  return put(services, actor, { value, revision: form.revision, action: "settings.mail_server_changed" });
}

/** Removes what was entered: the environment's settings count, or there is no mail server. */
export async function removeMailServer(
  services: Services,
  actor: Actor,
  { revision }: { revision: number },
): Promise<{ revision: number }> {
  authorize(actor, "settings.manage");
  return put(services, actor, { value: undefined, revision, action: "settings.mail_server_removed" });
}

type Change = {
  value: EnteredMail | undefined;
  revision: number;
  action: "settings.mail_server_changed" | "settings.mail_server_removed";
};

async function put(services: Services, actor: Actor, { value, revision, action }: Change) {
  const { store, cipher, clock } = services;
  await store.transact(async (tx) => {
    const at = instantNow(clock);
    if (!(await storeEntered(tx, enteredMail, { store, cipher, at }, { value, revision })))
      throw new HttpError("conflict", { message: messages.changedMeanwhile });
    await recordAudit(tx, services, { actor, action });
  });
  await loadEntered(enteredMail, { ...services, db: store.db });
  return { revision: revision + 1 };
}

const waitMs = 10 * second;

/** Sends a test email to the owner's own address through what they have entered, before it's saved. */
export async function testMailServer(
  services: Services,
  actor: Actor,
  form: MailServerForm,
): Promise<MailServerTest> {
  authorize(actor, "settings.manage");
  const { settings, store, ids } = services;
  const entered = enteredMail.settingsOf(await checked(services, form), settings);
  const inEnvironment = Object.values(fieldSettings).filter((name) => isInEnvironment(settings, name));
  const used = {
    ...settings,
    ...entered,
    ...Object.fromEntries(inEnvironment.map((name) => [name, settings[name]])),
  };
  const { SMTP_URL: smtpUrl, SITE_URL: siteUrl, SMTP_PLAIN_HOST: plainHost } = used;
  const to = (await listMembers(services)).find(({ id }) => id === actor.id)?.email;
  if (smtpUrl === undefined || to === undefined) throw invalid("host", messages.hostMissing);
  await store.transact((tx) => recordAudit(tx, services, { actor, action: "settings.mail_server_tested" }));
  const { hostname, port, protocol, host } = new URL(smtpUrl);
  const tried = {
    host: hostname,
    port: port === "" ? (protocol === "smtps:" ? "465" : "587") : port,
    from: used.MAIL_FROM,
  };
  const transport = createTransport(transportOptions({ smtpUrl, siteUrl, plainHost }, waitMs));
  try {
    const mail = mailOf(to, testMail({ url: `${siteUrl}/admin/settings/mail` }));
    const sender = { siteUrl, from: used.MAIL_FROM, name: used.MAIL_NAME, replyTo: used.MAIL_REPLY_TO };
    await transport.sendMail(composed(mail, ids.next(), sender));
  } catch (error) {
    return { sent: false, ...failureOfTest(error, tried) };
  } finally {
    transport.close();
  }
  await store.transact((tx) => putTeamSetting(tx, services, { name: testedServerSetting, value: host }));
  return { sent: true, message: testMessages.sent({ to, host: hostname }), reply: "" };
}

/** The form with what the schema can't know: the environment, the stored password, what has to be encrypted. */
async function checked(services: Services, form: MailServerForm): Promise<EnteredMail> {
  const { settings } = services;
  const { host, port, encryption, user, password, revision: _, ...sender } = form;
  for (const field of ["senderAddress", "teamAddress"] as const) {
    if (isInEnvironment(settings, fieldSettings[field])) continue;
    if (sender[field] === "") throw invalid(field, messages.addressMissing);
    const isSample = sender[field].toLowerCase().endsWith(".example");
    if (isSample && settings.SITE_URL.startsWith("https:")) throw invalid(field, messages.sample);
  }
  const site = new URL(settings.SITE_URL).hostname;
  if (isInEnvironment(settings, fieldSettings.server)) return { site, ...sender };
  const hostname = hostInAddress(host);
  if (hostname === undefined) throw invalid("host", messages.hostMissing);
  const { SITE_URL: siteUrl, SMTP_PLAIN_HOST: plainHost } = settings;
  if (encryption === "none" && mustEncrypt({ smtpUrl: `smtp://${hostname}`, siteUrl, plainHost }))
    throw invalid("encryption", messages.unencrypted);
  if (user === "" && password !== "") throw invalid("user", messages.userMissing);
  const server = { host: hostname, port, encryption, user, password };
  if (user !== "" && password === "") server.password = await storedPassword(services, server);
  return { site, server, ...sender };
}

/**
 * The password that is stored for exactly this server and user: a changed host or a weaker encryption must not get it.
 * @throws {HttpError} invalid_input if there is none.
 */
async function storedPassword({ store, cipher, settings }: Services, server: EnteredServer): Promise<string> {
  const { value } = await enteredValue(enteredMail, { db: store.db, cipher });
  const stored = value && isEnteredFor(value, settings.SITE_URL) ? value.server : undefined;
  const isSame =
    stored?.password !== undefined &&
    stored.password !== "" &&
    stored.host === server.host &&
    stored.port === server.port &&
    stored.encryption === server.encryption &&
    stored.user === server.user;
  if (!isSame) throw invalid("password", messages.passwordMissing);
  return stored.password;
}

const invalid = (field: string, message: string) =>
  new HttpError("invalid_input", { message, fields: { [field]: message } });
