import { type ComponentProps, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { SelectField } from "#ui/field-select.tsx";
import { TextField } from "#ui/field-text.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { toast } from "#ui/toast/store.ts";
import { AdminForm, OperationForm } from "#web/admin/operation-form.tsx";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useFormBasis } from "#web/admin/use-form-basis.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { mailServerMessages } from "../copy.ts";
import { type MailServerContent, mailServerScreen } from "../reads.server.ts";
import { fromMailServerForm, mailServerForm, mailServerRevision } from "../schema.ts";
import { type MailServerTest, removeMailServer, saveMailServer, testMailServer } from "../writes.server.ts";

export const loader = screenLoader(({ services, actor }) => mailServerScreen(services, actor));

const limit = { points: 20, seconds: 600 };

export const action = screenAction({
  saveMailServer: operation({
    input: mailServerForm,
    fromForm: fromMailServerForm,
    limit,
    handle: ({ services, actor, input }) => saveMailServer(services, actor, input),
  }),
  testMailServer: operation({
    input: mailServerForm,
    fromForm: fromMailServerForm,
    limit,
    handle: ({ services, actor, input }) => testMailServer(services, actor, input),
  }),
  removeMailServer: operation({
    input: mailServerRevision,
    fromForm: ({ revision }) => ({ revision: Number(revision) }),
    limit,
    handle: ({ services, actor, input }) => removeMailServer(services, actor, input),
  }),
});

const copy = {
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

const fieldNames = [
  "host",
  "port",
  "encryption",
  "user",
  "password",
  "senderName",
  "senderAddress",
  "replyTo",
  "teamAddress",
];

export default function MailServerScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { unreadable, otherSite, sends, target, hasEntered } = content;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const { busy, problem, field, send } = useOperations<typeof action>("saveMailServer");
  const { basis, revision, saved } = useFormBasis(content);
  const done = (title: string) => (stored: { revision: number }) => {
    saved(stored);
    toast({ title });
  };
  const [result, setResult] = useState<MailServerTest>();
  const [testing, setTesting] = useState(false);

  async function save(given: FormData) {
    setResult(undefined);
    await send("saveMailServer", given, { done: done(mailServerMessages.saved) });
  }

  async function test() {
    if (form.current === null) return;
    setResult(undefined);
    setTesting(true);
    setResult(await send("testMailServer", new FormData(form.current), { stay: true }));
    setTesting(false);
  }

  async function remove() {
    await send("removeMailServer", { revision }, { done: done(mailServerMessages.removed) });
  }

  return (
    <>
      <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">Mail server</h1>
      <p className="mt-2 max-w-text text-ink-soft">{copy.intro}</p>
      <div className="mt-5 grid max-w-[56rem] gap-5">
        {unreadable ? <Warning kind="error">{copy.unreadable}</Warning> : null}
        {otherSite === "" ? null : <Warning>{copy.otherSite(otherSite)}</Warning>}
        <Note kind={sends ? "info" : "care"}>
          <p className="wrap-anywhere">
            {sends ? "Email goes out through" : "No mail server is set up. Email goes to"} {target}.
          </p>
        </Note>
        <AdminForm
          busy={busy && !testing}
          className="gap-5"
          fields={fieldNames}
          id="mail-server"
          key={basis.revision}
          onSend={save}
          operation="saveMailServer"
          problem={problem}
          ref={form}
          submit={copy.save}
          values={{ revision }}
        >
          <ServerFields content={basis} field={field} />
          <AddressFields content={basis} field={field} />
          <div className="grid justify-items-start gap-4">
            <Button
              busy={testing}
              disabled={!hydrated || busy}
              onClick={() => void test()}
              size="small"
              type="button"
              variant="outline"
            >
              {testing ? copy.testing : copy.test}
            </Button>
            <div className="w-full empty:hidden" role="status">
              {result === undefined ? null : <TestResult result={result} />}
            </div>
          </div>
        </AdminForm>
        <p className="flex flex-wrap gap-x-5 gap-y-2">
          <a className={panelLink} href="/admin/settings#mail-records">
            {copy.records} {content.domain}
          </a>
          <a className={panelLink} href="/admin/email-queue">
            {copy.queue}
          </a>
        </p>
        {hasEntered ? (
          <OperationForm
            className="grid justify-items-start gap-3"
            onSend={remove}
            operation="removeMailServer"
            values={{ revision }}
          >
            <p className="max-w-text text-small text-ink-soft">{copy.removeText}</p>
            <Button busy={busy} size="small" type="submit" variant="outline">
              {copy.remove}
            </Button>
          </OperationForm>
        ) : null}
      </div>
    </>
  );
}

function Warning({ kind = "care", children }: { kind?: "care" | "error"; children: string }) {
  return (
    <Note kind={kind}>
      <p className="wrap-anywhere">{children}</p>
    </Note>
  );
}

function TestResult({ result: { sent, message, reply } }: { result: MailServerTest }) {
  return (
    <Note kind={sent ? "rule" : "error"}>
      <p className="wrap-anywhere">{message}</p>
      {reply === "" ? null : (
        <p className="mt-2 wrap-anywhere">
          {copy.reply} <q>{reply}</q>
        </p>
      )}
    </Note>
  );
}

type FieldsProps = {
  content: MailServerContent;
  field: ReturnType<typeof useOperations<typeof action>>["field"];
};

function ServerFields({ content: { fields, environment, hasPassword }, field }: FieldsProps) {
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

function AddressFields({ content: { fields, environment }, field }: FieldsProps) {
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
