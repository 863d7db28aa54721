import { useState } from "react";
import { settingCopy } from "#features/team-settings/copy.ts";
import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { AdminForm } from "#ui/admin-form.tsx";
import { Labelled } from "#ui/labelled.tsx";
import { Panel } from "#ui/panel.tsx";
import { Select } from "#ui/select.tsx";
import { toast } from "#ui/toast/store.ts";
import type { SettingPanel, SettingPanelProps } from "#web/admin/setting-panel.ts";
import { settingsCopy } from "../copy.ts";

const copy = settingsCopy.zone;

/** The one time zone in which the team reads and plans. */
function ZonePanel({
  content: { chosen, was, now, common, others },
  failed,
  onChange,
}: SettingPanelProps<"zone">) {
  const [next, setNext] = useState(chosen);
  const { busy, problem, send } = useSending(failed);
  const option = ({ zone, label }: { zone: string; label: string }) => (
    <option key={zone} value={zone}>
      {label}
    </option>
  );
  return (
    <Panel heading={copy.heading} id="zone">
      <p className="max-w-text text-ink-soft">{copy.text}</p>
      <p>{now}</p>
      <AdminForm
        busy={busy}
        problem={problem}
        inline
        className="gap-3"
        id="zone"
        submit={{ text: settingCopy.save, busy: settingCopy.busy, about: copy.label }}
        onSend={async () => {
          const response = await send("PATCH", "/api/admin/settings/zone", { zone: next, was });
          if (response === undefined) return;
          toast({ title: messageIn(response) });
          onChange();
        }}
      >
        <Labelled label={copy.label}>
          <Select onChange={(event) => setNext(event.target.value)} value={next}>
            <optgroup label={copy.common}>{common.map(option)}</optgroup>
            <optgroup label={copy.others}>{others.map(option)}</optgroup>
          </Select>
        </Labelled>
      </AdminForm>
    </Panel>
  );
}

export default { key: "zone", position: 30, Panel: ZonePanel } satisfies SettingPanel<"zone">;
