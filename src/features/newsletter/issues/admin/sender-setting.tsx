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

function SenderPanel({ content, id, expected }: SettingPanelProps<typeof sender>) {
  const setting = useSetting<typeof sender>("sender", expected);
  return (
    <Panel heading={heading} id={id}>
      <p className="max-w-text text-ink-soft">
        US (CAN-SPAM) and Canadian (CASL) law require your legal name and a postal address in every
        newsletter. No newsletter goes to subscribers until you enter both. Sign-up emails, and tests to
        yourself, are sent without them. A post office box is fine.
      </p>
      <SettingForm about={heading} fields={["legalName", "postalAddress"]} setting={setting}>
        <TextField
          {...setting.field("legalName", content.legalName)}
          autoComplete="organization"
          hint="Your organization's registered name, or your own full name."
          id="sender-name"
          label="Legal name"
          maxLength={content.bounds.legalName}
        />
        <TextAreaField
          {...setting.field("postalAddress", content.postalAddress)}
          autoComplete="street-address"
          charactersLeft={(left) => `${left} characters left`}
          hint="Street or PO box, city, state or province, postal code."
          id="sender-address"
          label="Postal address"
          maxLength={content.bounds.postalAddress}
          rows={3}
        />
      </SettingForm>
    </Panel>
  );
}

export default { key: "sender", Panel: SenderPanel } satisfies SettingPanel<typeof sender>;
