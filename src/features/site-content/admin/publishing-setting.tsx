import { Labelled } from "#ui/labelled.tsx";
import { Panel } from "#ui/panel.tsx";
import { Select } from "#ui/select.tsx";
import {
  SettingForm,
  type SettingPanel,
  type SettingPanelProps,
  useSetting,
} from "#web/admin/setting-panel.tsx";
import { publishingRules } from "../rules/publishing.ts";
import type { publishing } from "../team-settings.server.ts";

const label = "Who publishes";
const names = {
  editors: "Everyone who edits",
  second: "A second person",
  owners: "Owners only",
} as const;

function PublishingPanel({ content: { rule }, id, expected }: SettingPanelProps<typeof publishing>) {
  const setting = useSetting<typeof publishing>("publishing", expected);
  return (
    <Panel heading={label} id={id}>
      <p className="max-w-text text-ink-soft">
        Who puts changes on the public pages. A second person is anyone who didn't change the draft last.
      </p>
      <SettingForm about={label} inline setting={setting}>
        <Labelled label={label}>
          <Select defaultValue={setting.typed.rule ?? rule} name="rule">
            {publishingRules.map((each) => (
              <option key={each} value={each}>
                {names[each]}
              </option>
            ))}
          </Select>
        </Labelled>
      </SettingForm>
    </Panel>
  );
}

export default { key: "publishing", Panel: PublishingPanel } satisfies SettingPanel<typeof publishing>;
