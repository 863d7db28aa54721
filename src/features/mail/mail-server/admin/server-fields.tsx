import type { ComponentProps } from "react";
import { SelectField } from "#ui/field-select.tsx";
import { TextField } from "#ui/field-text.tsx";
import { Panel } from "#ui/panel.tsx";
import type { useOperations } from "#web/admin/use-operations.ts";
import type { MailServerContent } from "../reads.server.ts";
import type { action } from "./mail-server-action.server.ts";

type FieldsProps = {
  content: MailServerContent;
  field: ReturnType<typeof useOperations<typeof action>>["field"];
};

export function ServerFields({ content: { fields, environment, hasPassword }, field }: FieldsProps) {
  return (
    <Panel heading={copy.server} id="server">
      {environment.server ? (
        <ByServer name={environment.server.name} />
      ) : (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...field("host", fields.host)}
            autoCapitalize="none"
            label={copy.host}
            spellCheck={false}
          />
          <TextField {...field("port", fields.port)} inputMode="numeric" label={copy.port} />
          <SelectField
            {...field("encryption", fields.encryption)}
            label={copy.encryption}
            options={copy.encryptions}
            placeholder=""
          />
          <TextField
            {...field("user", fields.user)}
            autoCapitalize="none"
            autoComplete="off"
            label={copy.user}
            optional
            spellCheck={false}
          />
          <TextField
            {...field("password")}
            autoComplete="new-password"
            hint={hasPassword ? copy.keptPassword : copy.newPassword}
            label={copy.password}
            optional
            type="password"
          />
        </div>
      )}
    </Panel>
  );
}

export function AddressFields({ content: { fields, environment }, field }: FieldsProps) {
  const given = (
    name: "senderName" | "senderAddress" | "replyTo" | "teamAddress",
    props: Omit<ComponentProps<typeof TextField>, keyof ReturnType<typeof field>>,
  ) => {
    const set = environment[name];
    return set ? (
      <div>
        <p className="font-semibold">{props.label}</p>
        <p className="wrap-anywhere">{set.value}</p>
        <ByServer name={set.name} />
      </div>
    ) : (
      <TextField {...field(name, fields[name])} {...props} />
    );
  };
  const address = { type: "email", autoComplete: "off" };
  return (
    <Panel heading={copy.addresses} id="addresses">
      <div className="grid gap-5 sm:grid-cols-2">
        {given("senderName", { label: copy.senderName, optional: true })}
        {given("senderAddress", { ...address, label: copy.senderAddress })}
        {given("replyTo", { ...address, label: copy.replyTo, hint: copy.replyToHint, optional: true })}
        {given("teamAddress", { ...address, label: copy.teamAddress, hint: copy.teamAddressHint })}
      </div>
    </Panel>
  );
}

function ByServer({ name }: { name: string }) {
  return (
    <p className="text-small text-ink-soft">
      <code>{name}</code> {copy.byServer}
    </p>
  );
}

export const copy = {
  intro: "The server that sends this site’s email, and the addresses in it. Send a test before you save.",
  server: "Mail server",
  host: "Server (SMTP host)",
  port: "Port",
  encryption: "Encryption",
  encryptions: [
    { value: "starttls", label: "STARTTLS, usually port 587" },
    { value: "tls", label: "TLS, usually port 465" },
    { value: "none", label: "None, only for this machine" },
  ],
  user: "User",
  password: "Password",
  keptPassword: "Stored encrypted, and never shown. Leave it empty to keep it.",
  newPassword: "Stored encrypted, and never shown again.",
  addresses: "Sender and replies",
  senderName: "Sender name",
  senderAddress: "Sender address",
  replyTo: "Reply-to address",
  replyToHint: "Where people’s replies go. Empty: to the sender address.",
  teamAddress: "Team address",
  teamAddressHint: "Gets the notices of new messages.",
  byServer: "is set on the server, and counts. To enter it here, have your server administrator remove it.",
  save: { text: "Save", busy: "Saving...", variant: "primary" as const },
  test: "Send me a test email",
  testing: "Testing...",
  reply: "The server’s own words:",
  unreadable:
    "What was entered here before can’t be read: it’s damaged. Email doesn’t use it. Enter it again and save.",
  otherSite: (site: string) =>
    `These settings were entered when the site was at ${site}, so they don’t count here: a copy of the data must not email people. To use them at this address, enter the password again and save.`,
  records: "Check the DNS records of",
  queue: "Email queue",
  remove: "Remove these settings",
  removeText:
    "Email then uses what is set on the server. If nothing is set there, public sites keep email in the queue until a mail server is entered.",
};
