import * as z from "zod";
import type { EnteredSubject } from "#platform/entered/entered-settings.ts";

export const encryptions = ["tls", "starttls", "none"] as const;

export type EnteredServer = {
  host: string;
  port: number;
  encryption: (typeof encryptions)[number];
  user: string;
  password: string;
};

/** The mail settings that owners have entered; empty texts leave a setting as it is. */
export type EnteredMail = z.infer<typeof shape>;

const shape = z.object({
  site: z.string(),
  /** None if the environment names the server. */
  server: z
    .object({
      host: z.string(),
      port: z.number(),
      encryption: z.enum(encryptions),
      user: z.string(),
      password: z.string(),
    })
    .optional(),
  senderName: z.string(),
  senderAddress: z.string(),
  replyTo: z.string(),
  teamAddress: z.string(),
});

/** The address of a server that was entered, as SMTP_URL has it. */
function smtpUrlOf({ host, port, encryption, user, password }: EnteredServer): string {
  const account = user === "" ? "" : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  const options = { tls: "", starttls: "?requireTLS=true", none: "?ignoreTLS=true" }[encryption];
  return `${encryption === "tls" ? "smtps" : "smtp"}://${account}${host}:${port}${options}`;
}

/** The mail server and the addresses of mails. */
export const enteredMail: EnteredSubject<EnteredMail> = {
  name: "mail",
  shape,
  settingsOf: (mail) => ({
    ...(mail.server ? { SMTP_URL: smtpUrlOf(mail.server) } : {}),
    ...(mail.senderName ? { MAIL_NAME: mail.senderName } : {}),
    ...(mail.senderAddress ? { MAIL_FROM: mail.senderAddress } : {}),
    ...(mail.replyTo ? { MAIL_REPLY_TO: mail.replyTo } : {}),
    ...(mail.teamAddress ? { TEAM_MAIL: mail.teamAddress } : {}),
  }),
};
