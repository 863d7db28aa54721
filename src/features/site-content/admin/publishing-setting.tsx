import { useState } from "react";
import { settingCopy } from "#features/team-settings/copy.ts";
import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { AdminForm } from "#ui/admin-form.tsx";
import { Labelled } from "#ui/labelled.tsx";
import { Panel } from "#ui/panel.tsx";
import { Select } from "#ui/select.tsx";
import { toast } from "#ui/toast/store.ts";
import type { SettingPanel, SettingPanelProps } from "#web/admin/setting-panel.ts";
import { publishingCopy as copy } from "../copy/publishing.ts";
import { publishingIn, publishingRules } from "../rules/publishing.ts";

/** Who publishes what the public pages say. */
function PublishingPanel({ content: { rule, was }, failed, onChange }: SettingPanelProps<"publishing">) {
  const [chosen, setChosen] = useState(rule);
  const { busy, problem, send } = useSending(failed);
  return (
    <Panel heading="Who publishes" id="publishing">
      <p className="max-w-text text-ink-soft">
        Who puts changes on the public pages. A second person is anyone who didn't change the draft last.
      </p>
      <AdminForm
        busy={busy}
        problem={problem}
        inline
        className="gap-3"
        id="publishing"
        submit={{ text: settingCopy.save, busy: settingCopy.busy, about: copy.label }}
        onSend={async () => {
          const response = await send("PATCH", "/api/admin/settings/publishing", { rule: chosen, was });
          if (response === undefined) return;
          toast({ title: messageIn(response) });
          onChange();
        }}
      >
        <Labelled label={copy.label}>
          <Select onChange={(event) => setChosen(publishingIn(event.target.value))} value={chosen}>
            {publishingRules.map((each) => (
              <option key={each} value={each}>
                {copy.rules[each]}
              </option>
            ))}
          </Select>
        </Labelled>
      </AdminForm>
    </Panel>
  );
}

export default {
  key: "publishing",
  position: 55,
  Panel: PublishingPanel,
} satisfies SettingPanel<"publishing">;
