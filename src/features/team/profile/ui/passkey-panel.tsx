import { useState } from "react";
import * as z from "zod/mini";
import { messageIn } from "#platform/browser/use-sending.ts";
import { AdminForm } from "#ui/admin-form.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field-text.tsx";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast/store.ts";
import { usePasskeys } from "../../sign-in/client/use-passkeys.ts";
import { passkeyCopy as text } from "../../sign-in/copy/passkeys.ts";
import { passkeyNameLength } from "../../sign-in/rules.ts";
import { PasskeyItem, type ShownPasskey } from "./passkey-item.tsx";
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
