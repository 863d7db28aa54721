import { fieldMarks } from "#content/forms.ts";
import { settingCopy } from "#features/team-settings/copy.ts";
import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { AdminForm } from "#ui/admin-form.tsx";
import { TextAreaField, TextField } from "#ui/field-text.tsx";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast/store.ts";
import type { SettingPanel, SettingPanelProps } from "#web/admin/setting-panel.ts";
import { senderCopy as copy } from "../copy.ts";
import { senderBounds } from "../rules/sender.ts";

/** The legal name and postal address that every newsletter needs. */
function SenderPanel({ content: sender, failed, onChange }: SettingPanelProps<"sender">) {
  const { busy, problem, send } = useSending(failed);
  return (
    <Panel heading={copy.heading} id="sender">
      <p className="max-w-text text-ink-soft">{copy.text}</p>
      <AdminForm
        busy={busy}
        problem={problem}
        fields={["legalName", "postalAddress"]}
        id="sender"
        submit={{ text: settingCopy.save, busy: settingCopy.busy, about: copy.heading }}
        onSend={async (given) => {
          const response = await send("PATCH", "/api/admin/settings/sender", {
            legalName: given.get("legalName"),
            postalAddress: given.get("postalAddress"),
            was: sender.was,
          });
          if (response === undefined) return;
          toast({ title: messageIn(response) });
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
          marks={fieldMarks}
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
          marks={fieldMarks}
          maxLength={senderBounds.postalAddress}
          name="postalAddress"
          rows={3}
        />
      </AdminForm>
    </Panel>
  );
}

export default { key: "sender", position: 40, Panel: SenderPanel } satisfies SettingPanel<"sender">;
