import { useState } from "react";
import { settingsWords } from "#content/desk/settings.ts";
import { messageIn, useSending } from "#platform/http/use-sending.ts";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { Panel } from "#ui/panel.tsx";
import { ProblemNote } from "#ui/problem-note.tsx";
import { TickList } from "#ui/tick-list.tsx";
import { toast } from "#ui/toast/store.ts";
import type { settingsScreen } from "../reads/screen.server.ts";

const words = settingsWords.told;

type Told = Awaited<ReturnType<typeof settingsScreen>>["told"];
type Changing = { failed: string; onChange(): void };

/** Who is mailed when something comes in, for each kind of thing. */
export function ToldPanel({ told, ...changing }: Changing & { told: Told }) {
  return (
    <Panel heading={words.heading} id="told">
      <p className="max-w-text text-ink-soft">{words.text}</p>
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
  const awake = useHydrated();
  const [chosen, setChosen] = useState(choices.filter((choice) => choice.chosen).map(({ id }) => id));
  const { busy, problem, send } = useSending(failed);
  return (
    <form
      className="grid content-start gap-3"
      method="post"
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        const answer = await send("PATCH", "/api/admin/settings/told", { about, chosen, was });
        if (answer === undefined) return;
        toast({ title: messageIn(answer) });
        onChange();
      }}
    >
      <KeepTyped busy={busy} failed={problem !== undefined} id={`told-${about}`} />
      <ProblemNote problem={problem} />
      <TickList choices={choices} chosen={chosen} legend={legend} name={about} onChange={setChosen} stacked />
      <p>
        <Button busy={busy} disabled={!awake} size="small" type="submit" variant="outline">
          {busy ? settingsWords.busy : settingsWords.save}
          <span className="sr-only">: {legend}</span>
        </Button>
      </p>
    </form>
  );
}
