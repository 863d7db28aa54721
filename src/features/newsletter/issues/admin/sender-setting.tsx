import { fieldMarks } from "#content/forms.ts";
import { TextAreaField, TextField } from "#ui/field-text.tsx";
import { Panel } from "#ui/panel.tsx";
import {
  SettingForm,
  type SettingPanel,
  type SettingPanelProps,
  useSetting,
} from "#web/admin/setting-panel.tsx";
import type { sender } from "../team-settings.server.ts";

const heading = "Who sends newsletters";

/** The legal name and postal address that every newsletter needs. */
function SenderPanel({ content, id, expected }: SettingPanelProps<typeof sender>) {
  const setting = useSetting<typeof sender>("sender", expected);
  const { typed, problem } = setting;
  return (
    <Panel heading={heading} id={id}>
      <p className="max-w-text text-ink-soft">
        US (CAN-SPAM) and Canadian (CASL) law require your legal name and a postal address in every
        newsletter. No newsletter goes to subscribers until you enter both. Sign-up emails, and tests to
        yourself, are sent without them. A post office box is fine.
      </p>
      <SettingForm about={heading} fields={["legalName", "postalAddress"]} setting={setting}>
        <TextField
          autoComplete="organization"
          defaultValue={typed.legalName ?? content.legalName}
          error={problem?.fields.legalName}
          hint="Your organization's registered name, or your own full name."
          id="sender-name"
          label="Legal name"
          marks={fieldMarks}
          maxLength={content.bounds.legalName}
          name="legalName"
        />
        <TextAreaField
          autoComplete="street-address"
          charactersLeft={(left) => `${left} characters left`}
          defaultValue={typed.postalAddress ?? content.postalAddress}
          error={problem?.fields.postalAddress}
          hint="Street or PO box, city, state or province, postal code."
          id="sender-address"
          label="Postal address"
          marks={fieldMarks}
          maxLength={content.bounds.postalAddress}
          name="postalAddress"
          rows={3}
        />
      </SettingForm>
    </Panel>
  );
}

export default { key: "sender", Panel: SenderPanel } satisfies SettingPanel<typeof sender>;
