import { Labelled } from "#ui/labelled.tsx";
import { Panel } from "#ui/panel.tsx";
import { Select } from "#ui/select.tsx";
import {
  SettingForm,
  type SettingPanel,
  type SettingPanelProps,
  useSetting,
} from "#web/admin/setting-panel.tsx";
import type { sendingPace } from "../team-settings.server.ts";

const label = "Default speed";

function PacePanel({ content: { pace, offered }, id, expected }: SettingPanelProps<typeof sendingPace>) {
  const setting = useSetting<typeof sendingPace>("sendingPace", expected);
  return (
    <Panel heading="Sending speed" id={id}>
      <p className="max-w-text text-ink-soft">
        The default for new newsletter issues. You can change it for each issue. Choose a slower speed if your
        mail server limits how much you can send.
      </p>
      <SettingForm about={label} inline setting={setting}>
        <Labelled label={label}>
          <Select defaultValue={setting.typed.pace ?? pace} name="pace">
            {offered.map((each) => (
              <option key={each} value={each}>
                {each.toLocaleString("en-US")} emails per minute
              </option>
            ))}
          </Select>
        </Labelled>
      </SettingForm>
    </Panel>
  );
}

export default { key: "sendingPace", Panel: PacePanel } satisfies SettingPanel<typeof sendingPace>;
