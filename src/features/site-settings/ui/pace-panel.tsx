import { useState } from "react";
import { settingsWords } from "#content/desk/settings.ts";
import { messageIn, useSending } from "#platform/http/use-sending.ts";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { Labelled } from "#ui/labelled.tsx";
import { Panel } from "#ui/panel.tsx";
import { smallControl } from "#ui/panel-look.ts";
import { ProblemNote } from "#ui/problem-note.tsx";
import { toast } from "#ui/toast/store.ts";
import type { settingsScreen } from "../reads/screen.server.ts";

const words = settingsWords.pace;

type PacePanelProps = {
  pace: Awaited<ReturnType<typeof settingsScreen>>["pace"];
  failed: string;
  onChange(): void;
};

/** The pace that a new letter begins with. */
export function PacePanel({ pace: { pace, was, offered }, failed, onChange }: PacePanelProps) {
  const awake = useHydrated();
  const [chosen, setChosen] = useState(pace);
  const { busy, problem, send } = useSending(failed);
  return (
    <Panel heading={words.heading} id="pace">
      <p className="max-w-text text-ink-soft">{words.text}</p>
      <form
        className="grid gap-3"
        method="post"
        noValidate
        onSubmit={async (event) => {
          event.preventDefault();
          const answer = await send("PATCH", "/api/admin/settings/letter-pace", { pace: chosen, was });
          if (answer === undefined) return;
          toast({ title: messageIn(answer) });
          onChange();
        }}
      >
        <KeepTyped busy={busy} failed={problem !== undefined} id="pace" />
        <ProblemNote problem={problem} />
        <div className="flex flex-wrap items-end gap-4">
          <Labelled label={words.label}>
            <select
              className={smallControl}
              onChange={(event) => setChosen(Number(event.target.value))}
              value={chosen}
            >
              {offered.map((each) => (
                <option key={each} value={each}>
                  {words.option(each)}
                </option>
              ))}
            </select>
          </Labelled>
          <Button busy={busy} disabled={!awake} size="small" type="submit" variant="outline">
            {busy ? settingsWords.busy : settingsWords.save}
            <span className="sr-only">: {words.label}</span>
          </Button>
        </div>
      </form>
    </Panel>
  );
}
