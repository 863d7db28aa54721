import { useState } from "react";
import { Panel } from "#ui/panel.tsx";
import { TickList } from "#ui/tick-list.tsx";
import { AdminForm } from "#web/admin/operation-form.tsx";
import {
  type SettingPanel,
  type SettingPanelProps,
  savingText,
  useSetting,
} from "#web/admin/setting-panel.tsx";
import type { notifications } from "../team-settings.server.ts";

type Props = SettingPanelProps<typeof notifications>;

function NotificationPanel({ content, id }: Props) {
  return (
    <Panel heading="Email notifications" id={id}>
      <p className="max-w-text text-ink-soft">
        A notification says that something came in and where to read it. It doesn't include the message or any
        name. People who leave the team stop getting notifications. If nobody is left, they go to the team's
        mailbox.
      </p>
      <div className="grid gap-x-10 gap-y-7 lg:grid-cols-2">
        {content.kinds.map((part) => (
          <NotificationForm key={`${part.about} ${part.expected}`} part={part} />
        ))}
      </div>
    </Panel>
  );
}

function NotificationForm({ part }: { part: Props["content"]["kinds"][number] }) {
  const { about, legend, choices, expected } = part;
  const [chosen, setChosen] = useState(choices.filter((choice) => choice.chosen).map(({ id }) => id));
  const { busy, problem, save } = useSetting<typeof notifications>("notifications", expected);
  return (
    <AdminForm
      busy={busy}
      problem={problem}
      className="content-start gap-3"
      id={`notifications-${about}`}
      submit={savingText(legend)}
      onSend={async () => void (await save({ about, chosen: [...chosen] }))}
    >
      <TickList choices={choices} chosen={chosen} legend={legend} name={about} onChange={setChosen} />
    </AdminForm>
  );
}

export default { key: "notifications", Panel: NotificationPanel } satisfies SettingPanel<
  typeof notifications
>;
