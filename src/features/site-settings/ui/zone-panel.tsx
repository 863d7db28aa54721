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

const words = settingsWords.zone;

type ZonePanelProps = {
  zone: Awaited<ReturnType<typeof settingsScreen>>["zone"];
  failed: string;
  onChange(): void;
};

/** The one time zone in which the team reads and plans. */
export function ZonePanel({ zone: { chosen, was, now, common, others }, failed, onChange }: ZonePanelProps) {
  const hydrated = useHydrated();
  const [next, setNext] = useState(chosen);
  const { busy, problem, send } = useSending(failed);
  const option = ({ zone, label }: { zone: string; label: string }) => (
    <option key={zone} value={zone}>
      {label}
    </option>
  );
  return (
    <Panel heading={words.heading} id="zone">
      <p className="max-w-text text-ink-soft">{words.text}</p>
      <p>{now}</p>
      <form
        className="grid gap-3"
        method="post"
        noValidate
        onSubmit={async (event) => {
          event.preventDefault();
          const answer = await send("PATCH", "/api/admin/settings/zone", { zone: next, was });
          if (answer === undefined) return;
          toast({ title: messageIn(answer) });
          onChange();
        }}
      >
        <KeepTyped busy={busy} failed={problem !== undefined} id="zone" />
        <ProblemNote problem={problem} />
        <div className="flex flex-wrap items-end gap-4">
          <Labelled label={words.label}>
            <select className={smallControl} onChange={(event) => setNext(event.target.value)} value={next}>
              <optgroup label={words.common}>{common.map(option)}</optgroup>
              <optgroup label={words.others}>{others.map(option)}</optgroup>
            </select>
          </Labelled>
          <Button busy={busy} disabled={!hydrated} size="small" type="submit" variant="outline">
            {busy ? settingsWords.busy : settingsWords.save}
            <span className="sr-only">: {words.label}</span>
          </Button>
        </div>
      </form>
    </Panel>
  );
}
