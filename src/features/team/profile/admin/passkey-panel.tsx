import { useState } from "react";
import { useRevalidator } from "react-router";
import { adminCopy } from "#content/admin.ts";
import { requiredMarks } from "#content/forms.ts";
import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field-text.tsx";
import { Fact } from "#ui/labelled.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast/store.ts";
import { AdminForm } from "#web/admin/operation-form.tsx";
import { useOperations } from "#web/admin/use-operations.ts";
import { usePasskeys } from "../../sign-in/client/use-passkeys.ts";
import { passkeyNameLength } from "../../sign-in/rules.ts";
import type { OwnPasskey } from "../reads.server.ts";
import { RecoveryCodes } from "../ui/recovery-codes.tsx";
import type { action } from "./profile-action.server.ts";

const path = "/api/admin/profile/passkeys";

type PasskeyPanelProps = {
  passkeys: readonly OwnPasskey[];
  /** Whether removing the only passkey leaves the password alone. */
  isLastFactor: boolean;
};

export function PasskeyPanel({ passkeys, isLastFactor }: PasskeyPanelProps) {
  const [adding, setAdding] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { busy, problem, add } = usePasskeys(adminCopy.failed);
  const { revalidate } = useRevalidator();
  return (
    <Panel heading="Passkeys" id="passkeys">
      <p className="max-w-text text-ink-soft">
        Sign in with your fingerprint, face or screen lock, or with a security key. A passkey counts as both
        steps.
      </p>
      {codes.length > 0 ? <RecoveryCodes codes={codes} onDone={() => setCodes([])} /> : null}
      {passkeys.length === 0 ? (
        <p className="text-ink-soft">You don't have a passkey yet.</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <PasskeyItem isLast={isLastFactor && passkeys.length === 1} key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {adding ? (
        <AdminForm
          busy={busy}
          fields={["name"]}
          id="new-passkey"
          onSend={async (given) => {
            const response = await add(path, {
              name: String(given.get("name") ?? ""),
              known: passkeys.map(({ id }) => id),
            });
            if (response === undefined) return;
            setAdding(false);
            setCodes(response.codes);
            toast({ title: response.message });
            void revalidate();
          }}
          problem={problem}
          submit={{ text: "Continue", busy: "One moment...", variant: "primary" }}
        >
          <TextField
            autoComplete="off"
            autoFocus
            error={problem?.fields.name}
            hint={`So you can tell your passkeys apart, such as "Work laptop". Your browser asks where to save it.`}
            id="passkey-name"
            label="Name"
            marks={requiredMarks}
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
            Add a passkey
          </Button>
        </p>
      )}
    </Panel>
  );
}

type PasskeyItemProps = {
  passkey: OwnPasskey;
  /** Whether the password alone is left without it. */
  isLast: boolean;
};

function PasskeyItem({ passkey, isLast }: PasskeyItemProps) {
  const { id, name, added, used } = passkey;
  const [step, setStep] = useState<"rest" | "renaming" | "removing">("rest");
  const { busy, problem, send, clear } = useOperations<typeof action>();
  const saying = (title: string) => ({
    done() {
      setStep("rest");
      toast({ title });
    },
  });
  const rest = () => {
    clear();
    setStep("rest");
  };
  const about = <span className="sr-only">: passkey {name}</span>;

  return (
    <li className="grid gap-3 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-sans text-body font-semibold wrap-anywhere">{name}</h3>
          <dl className="flex flex-wrap gap-x-8 gap-y-1">
            <Fact label="Added">
              <LocalTime at={added} />
            </Fact>
            <Fact label="Last used">{used === "" ? "Never" : <LocalTime at={used} />}</Fact>
          </dl>
        </div>
        {step === "rest" ? (
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setStep("renaming")} size="small" variant="outline">
              Rename
              {about}
            </Button>
            <Button onClick={() => setStep("removing")} size="small" variant="outline">
              Remove
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
            onSend={async (given) => {
              await send(
                "renamePasskey",
                { id, name: String(given.get("name")) },
                saying("Passkey renamed."),
              );
            }}
            problem={problem}
            submit={{ text: "Save name", busy: "One moment...", variant: "primary" }}
          >
            <TextField
              autoComplete="off"
              autoFocus
              defaultValue={name}
              error={problem?.fields.name}
              id={`passkey-name-${id}`}
              label="Name"
              marks={requiredMarks}
              maxLength={passkeyNameLength}
              name="name"
              required
            />
          </AdminForm>
          <Button onClick={rest} size="small" variant="outline">
            Cancel
          </Button>
        </div>
      ) : null}
      {step === "removing" ? (
        <div className="grid gap-3">
          <p className="max-w-text text-ink-soft">
            {isLast
              ? "You'll then sign in with your password alone, your recovery codes stop working, and your other sessions end. Delete the passkey from your device, too."
              : "You can't sign in with it anymore, and your other sessions end. Delete it from your device, too."}
          </p>
          <ProblemNote problem={problem} />
          <div className="flex flex-wrap gap-3">
            <Button
              busy={busy}
              onClick={() =>
                void send("removePasskey", { id }, saying("Passkey removed. Your other sessions have ended."))
              }
              size="small"
              variant="danger"
            >
              Yes, remove it
            </Button>
            <Button autoFocus onClick={rest} size="small" variant="outline">
              Cancel
            </Button>
          </div>
        </div>
      ) : null}
    </li>
  );
}
