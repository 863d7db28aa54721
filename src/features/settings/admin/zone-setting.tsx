import { Labelled } from "#ui/labelled.tsx";
import { Panel } from "#ui/panel.tsx";
import { Select } from "#ui/select.tsx";
import {
  SettingForm,
  type SettingPanel,
  type SettingPanelProps,
  useSetting,
} from "#web/admin/setting-panel.tsx";
import type { zone } from "../team-settings.server.ts";

const label = "The team's time zone";

function ZonePanel({
  content: { chosen, now, common, others },
  id,
  expected,
}: SettingPanelProps<typeof zone>) {
  const setting = useSetting<typeof zone>("zone", expected);
  const option = ({ zone, label }: { zone: string; label: string }) => (
    <option key={zone} value={zone}>
      {label}
    </option>
  );
  return (
    <Panel heading="Time zone" id={id}>
      <p className="max-w-text text-ink-soft">
        The admin shows all times in this zone, and reads the times you enter in it.
      </p>
      <p>It is now {now}.</p>
      <SettingForm about={label} inline setting={setting}>
        <Labelled label={label}>
          <Select defaultValue={setting.typed.zone ?? chosen} name="zone">
            <optgroup label="United States and Canada">{common.map(option)}</optgroup>
            <optgroup label="All time zones">{others.map(option)}</optgroup>
          </Select>
        </Labelled>
      </SettingForm>
    </Panel>
  );
}

export default { key: "zone", Panel: ZonePanel } satisfies SettingPanel<typeof zone>;
