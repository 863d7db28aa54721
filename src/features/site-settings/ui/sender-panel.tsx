import { senderBounds } from "#features/newsletter/issues/rules/sender.ts";
import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { AdminForm } from "#ui/admin-form.tsx";
import type { FieldMarks } from "#ui/field.tsx";
import { TextAreaField, TextField } from "#ui/field-text.tsx";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast/store.ts";
import { settingsCopy } from "../copy.ts";
import type { settingsScreen } from "../reads/screen.server.ts";

const copy = settingsCopy.sender;

type SenderPanelProps = {
  sender: Awaited<ReturnType<typeof settingsScreen>>["sender"];
  marks: FieldMarks;
  failed: string;
  onChange(): void;
};

/** The legal name and postal address that every newsletter needs. */
export function SenderPanel({ sender, marks, failed, onChange }: SenderPanelProps) {
  const { busy, problem, send } = useSending(failed);
  return (
    <Panel heading={copy.heading} id="sender">
      <p className="max-w-text text-ink-soft">{copy.text}</p>
      <AdminForm
        busy={busy}
        problem={problem}
        fields={["legalName", "postalAddress"]}
        id="sender"
        submit={{ text: settingsCopy.save, busy: settingsCopy.busy, about: copy.heading }}
        onSend={async (given) => {
          const answer = await send("PATCH", "/api/admin/settings/sender", {
            legalName: given.get("legalName"),
            postalAddress: given.get("postalAddress"),
            was: sender.was,
          });
          if (answer === undefined) return;
          toast({ title: messageIn(answer) });
          onChange();
        }}
      >
        <TextField
          autoComplete="organization"
          defaultValue={sender.legalName}
          error={problem?.fields.legalName}
          hint={copy.legalNameHint}
          id="sender-name"
          label={copy.legalName}
          marks={marks}
          maxLength={senderBounds.legalName}
          name="legalName"
        />
        <TextAreaField
          autoComplete="street-address"
          charactersLeft={copy.charactersLeft}
          defaultValue={sender.postalAddress}
          error={problem?.fields.postalAddress}
          hint={copy.postalAddressHint}
          id="sender-address"
          label={copy.postalAddress}
          marks={marks}
          maxLength={senderBounds.postalAddress}
          name="postalAddress"
          rows={3}
        />
      </AdminForm>
    </Panel>
  );
}
