import { useState } from "react";
import { settingCopy } from "#features/team-settings/copy.ts";
import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { AdminForm } from "#ui/admin-form.tsx";
import { Labelled } from "#ui/labelled.tsx";
import { Panel } from "#ui/panel.tsx";
import { Select } from "#ui/select.tsx";
import { toast } from "#ui/toast/store.ts";
import type { SettingPanel, SettingPanelProps } from "#web/admin/setting-panel.ts";
import { paceCopy as copy } from "../copy.ts";

/** The default sending speed of new newsletter issues. */
function PacePanel({ content: { pace, was, offered }, failed, onChange }: SettingPanelProps<"letterPace">) {
  const [chosen, setChosen] = useState(pace);
  const { busy, problem, send } = useSending(failed);
  return (
    <Panel heading={copy.heading} id="pace">
      <p className="max-w-text text-ink-soft">{copy.text}</p>
      <AdminForm
        busy={busy}
        problem={problem}
        inline
        className="gap-3"
        id="pace"
        submit={{ text: settingCopy.save, busy: settingCopy.busy, about: copy.label }}
        onSend={async () => {
          const response = await send("PATCH", "/api/admin/settings/letter-pace", { pace: chosen, was });
          if (response === undefined) return;
          toast({ title: messageIn(response) });
          onChange();
        }}
      >
        <Labelled label={copy.label}>
          <Select onChange={(event) => setChosen(Number(event.target.value))} value={chosen}>
            {offered.map((each) => (
              <option key={each} value={each}>
                {copy.option(each)}
              </option>
            ))}
          </Select>
        </Labelled>
      </AdminForm>
    </Panel>
  );
}

export default { key: "letterPace", position: 50, Panel: PacePanel } satisfies SettingPanel<"letterPace">;
