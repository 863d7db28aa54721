import { type ReactNode, useState } from "react";
import * as z from "zod/mini";
import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { AdminForm } from "#ui/admin-form.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field-text.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Panel } from "#ui/panel.tsx";
import { ProblemNote } from "#ui/problem-note.tsx";
import { toast } from "#ui/toast/store.ts";
import { usePasskeys } from "../../sign-in/client/use-passkeys.ts";
import { passkeyCopy as text } from "../../sign-in/copy/passkeys.ts";
import { passkeyNameLength } from "../../sign-in/rules.ts";
import type { PartProps } from "./profile-copy.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

const path = "/api/admin/profile/passkeys";
const answer = z.object({ codes: z.array(z.string()) });

/** One's own passkeys, and a form to add one. */
export function PasskeyPanel({
  passkeys,
  isLastFactor,
  onChange,
  ...part
}: PartProps & {
  passkeys: readonly ShownPasskey[];
  /** Whether removing the only passkey leaves the password alone. */
  isLastFactor: boolean;
  onChange(): void;
}) {
  const [adding, setAdding] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { busy, problem, add } = usePasskeys(part.failed);
  return (
    <Panel heading={text.heading} id="passkeys">
      <p className="max-w-text text-ink-soft">{text.text}</p>
      {codes.length > 0 ? <RecoveryCodes codes={codes} copy={part.copy} onDone={() => setCodes([])} /> : null}
      {passkeys.length === 0 ? (
        <p className="text-ink-soft">{text.none}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <PasskeyItem
              {...part}
              isLast={isLastFactor && passkeys.length === 1}
              key={passkey.id}
              onChange={onChange}
              passkey={passkey}
            />
          ))}
        </ul>
      )}
      {adding ? (
        <AdminForm
          busy={busy}
          fields={["name"]}
          id="new-passkey"
          onSend={async (given) => {
            const response = await add(path, String(given.get("name") ?? ""));
            if (response === undefined) return;
            setAdding(false);
            setCodes(answer.parse(response).codes);
            toast({ title: messageIn(response) });
            onChange();
          }}
          problem={problem}
          submit={{ text: text.save, busy: text.busy, variant: "primary" }}
        >
          <TextField
            autoComplete="off"
            autoFocus
            error={problem?.fields.name}
            hint={`${text.nameHint} ${text.addText}`}
            id="passkey-name"
            label={text.name}
            marks={part.marks}
            maxLength={passkeyNameLength}
            name="name"
            required
          />
        </AdminForm>
      ) : (
        <p>
          <Button
            onClick={() => setAdding(true)}
            size="small"
            variant={passkeys.length === 0 ? "primary" : "outline"}
          >
            {text.add}
          </Button>
        </p>
      )}
    </Panel>
  );
}

type ShownPasskey = { id: string; name: string; added: string; used: string };

/** One passkey: when it was added and last used, and buttons to rename and remove it. */
function PasskeyItem({
  passkey,
  isLast,
  marks,
  failed,
  onChange,
}: Omit<PartProps, "copy"> & {
  passkey: ShownPasskey;
  /** Whether the password alone is left without it. */
  isLast: boolean;
  onChange(): void;
}) {
  const { id, name, added, used } = passkey;
  const [step, setStep] = useState<"rest" | "renaming" | "removing">("rest");
  const { busy, problem, send, clear } = useSending(failed);
  const address = `/api/admin/profile/passkeys/${id}`;

  async function act(method: string, body?: unknown) {
    const response = await send(method, address, body);
    if (response === undefined) return;
    setStep("rest");
    toast({ title: messageIn(response) });
    onChange();
  }
  const rest = () => {
    clear();
    setStep("rest");
  };
  const about = <span className="sr-only">: {text.about(name)}</span>;

  return (
    <li className="grid gap-3 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-body font-semibold wrap-anywhere">{name}</h3>
          <dl className="flex flex-wrap gap-x-8 gap-y-1">
            <Fact label={text.added}>
              <LocalTime at={added} />
            </Fact>
            <Fact label={text.used}>{used === "" ? text.never : <LocalTime at={used} />}</Fact>
          </dl>
        </div>
        {step === "rest" ? (
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setStep("renaming")} size="small" variant="outline">
              {text.rename}
              {about}
            </Button>
            <Button onClick={() => setStep("removing")} size="small" variant="outline">
              {text.remove}
              {about}
            </Button>
          </div>
        ) : null}
      </div>
      {step === "renaming" ? (
        <div className="grid justify-items-start gap-3">
          <AdminForm
            busy={busy}
            fields={["name"]}
            id={`passkey-${id}`}
            onSend={(given) => act("PATCH", { name: given.get("name") })}
            problem={problem}
            submit={{ text: text.renameSubmit, busy: text.busy, variant: "primary" }}
          >
            <TextField
              autoComplete="off"
              autoFocus
              defaultValue={name}
              error={problem?.fields.name}
              id={`passkey-name-${id}`}
              label={text.name}
              marks={marks}
              maxLength={passkeyNameLength}
              name="name"
              required
            />
          </AdminForm>
          <Button onClick={rest} size="small" variant="outline">
            {text.cancel}
          </Button>
        </div>
      ) : null}
      {step === "removing" ? (
        <div className="grid gap-3">
          <p className="max-w-text text-ink-soft">{isLast ? text.removeLastText : text.removeText}</p>
          <ProblemNote problem={problem} />
          <div className="flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => void act("DELETE")} size="small" variant="danger">
              {text.removeSure}
            </Button>
            <Button autoFocus onClick={rest} size="small" variant="outline">
              {text.cancel}
            </Button>
          </div>
        </div>
      ) : null}
    </li>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-faint">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
