import { useState } from "react";
import { settingCopy } from "#features/team-settings/copy.ts";
import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { AdminForm } from "#ui/admin-form.tsx";
import { Panel } from "#ui/panel.tsx";
import { TickList } from "#ui/tick-list.tsx";
import { toast } from "#ui/toast/store.ts";
import type { SettingPanel, SettingPanelProps } from "#web/admin/setting-panel.ts";
import { notificationCopy as copy } from "../copy.ts";

type Props = SettingPanelProps<"told">;

/** Who gets an email when something comes in, by kind. */
function NotificationPanel({ content, ...changing }: Props) {
  return (
    <Panel heading={copy.heading} id="told">
      <p className="max-w-text text-ink-soft">{copy.text}</p>
      <div className="grid gap-x-10 gap-y-7 lg:grid-cols-2">
        {content.map((part) => (
          <NotificationForm {...changing} key={`${part.about} ${part.was}`} part={part} />
        ))}
      </div>
    </Panel>
  );
}

function NotificationForm({
  part,
  failed,
  onChange,
}: Omit<Props, "content"> & { part: Props["content"][number] }) {
  const { about, legend, choices, was } = part;
  const [chosen, setChosen] = useState(choices.filter((choice) => choice.chosen).map(({ id }) => id));
  const { busy, problem, send } = useSending(failed);
  return (
    <AdminForm
      busy={busy}
      problem={problem}
      className="content-start gap-3"
      id={`told-${about}`}
      submit={{ text: settingCopy.save, busy: settingCopy.busy, about: legend }}
      onSend={async () => {
        const response = await send("PATCH", "/api/admin/settings/told", { about, chosen, was });
        if (response === undefined) return;
        toast({ title: messageIn(response) });
        onChange();
      }}
    >
      <TickList choices={choices} chosen={chosen} legend={legend} name={about} onChange={setChosen} stacked />
    </AdminForm>
  );
}

export default { key: "told", position: 10, Panel: NotificationPanel } satisfies SettingPanel<"told">;
