import { useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { Note } from "#ui/note.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { toast } from "#ui/toast/store.ts";
import { AdminForm, OperationForm } from "#web/admin/operation-form.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useFormBasis } from "#web/admin/use-form-basis.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { mailServerMessages } from "../copy.ts";
import { mailServerScreen } from "../reads.server.ts";
import type { MailServerTest } from "../writes.server.ts";
import type { action } from "./mail-server-action.server.ts";
import { AddressFields, copy, ServerFields } from "./server-fields.tsx";

export const loader = screenLoader(({ services, actor }) => mailServerScreen(services, actor));

export { action } from "./mail-server-action.server.ts";

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
