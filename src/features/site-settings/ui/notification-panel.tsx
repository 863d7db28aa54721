import { useState } from "react";
import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { AdminForm } from "#ui/admin-form.tsx";
import { Panel } from "#ui/panel.tsx";
import { TickList } from "#ui/tick-list.tsx";
import { toast } from "#ui/toast/store.ts";
import { settingsCopy } from "../copy.ts";
import type { settingsScreen } from "../reads/screen.server.ts";

const copy = settingsCopy.told;

type Told = Awaited<ReturnType<typeof settingsScreen>>["told"];
type Changing = { failed: string; onChange(): void };

/** Who gets an email when something comes in, by kind. */
export function NotificationPanel({ told, ...changing }: Changing & { told: Told }) {
  return (
    <Panel heading={copy.heading} id="told">
      <p className="max-w-text text-ink-soft">{copy.text}</p>
      <div className="grid gap-x-10 gap-y-7 lg:grid-cols-2">
        {told.map((part) => (
          <ToldForm {...changing} key={`${part.about} ${part.was}`} part={part} />
        ))}
      </div>
    </Panel>
  );
}

function ToldForm({ part, failed, onChange }: Changing & { part: Told[number] }) {
  const { about, legend, choices, was } = part;
  const [chosen, setChosen] = useState(choices.filter((choice) => choice.chosen).map(({ id }) => id));
  const { busy, problem, send } = useSending(failed);
  return (
    <AdminForm
      busy={busy}
      problem={problem}
      className="content-start gap-3"
      id={`told-${about}`}
      submit={{ text: settingsCopy.save, busy: settingsCopy.busy, about: legend }}
      onSend={async () => {
        const answer = await send("PATCH", "/api/admin/settings/told", { about, chosen, was });
        if (answer === undefined) return;
        toast({ title: messageIn(answer) });
        onChange();
      }}
    >
      <TickList choices={choices} chosen={chosen} legend={legend} name={about} onChange={setChosen} stacked />
    </AdminForm>
  );
}
