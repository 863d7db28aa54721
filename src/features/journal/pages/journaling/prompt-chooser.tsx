import { useRef, useState } from "react";
import type { PromptGroup, PromptSet } from "#content/journal/prompt.ts";
import type { ChooserCopy, JournalingPage } from "#content/pages/journaling.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { SelectField } from "#ui/field-select.tsx";
import { Noted } from "#ui/gentle-part.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Section } from "#ui/section.tsx";
import { Headed } from "#web/sections/headed.tsx";
import { nextPrompt } from "../../rules.ts";

type PromptChooserProps = {
  groups: readonly [PromptGroup, ...PromptGroup[]];
  copy: ChooserCopy;
  onWrite: (prompt: string) => void;
};

const marks = { optional: "", errorMark: "" };

/** Prompts with a content note appear only when their set is chosen by name. */
function promptsIn(group: PromptGroup, setId: string): readonly string[] {
  const chosen = group.sets.filter(({ id, note }) => (setId === "" ? note === undefined : id === setId));
  return chosen.flatMap(({ prompts }) => prompts);
}

/** The choice isn't stored. */
export function PromptChooser({ groups, copy, onWrite }: PromptChooserProps) {
  const [groupId, setGroupId] = useState(groups[0].id);
  const [setId, setSetId] = useState("");
  const [shown, setShown] = useState(groups[0].sets[0].prompts[0]);
  const [again, setAgain] = useState(false);
  const seen = useRef(new Set([shown]));
  const group = groups.find(({ id }) => id === groupId) ?? groups[0];
  const note = group.sets.find(({ id }) => id === setId)?.note;
  const anyOpen = group.sets.some((set) => set.note === undefined);

  function show(from: PromptGroup, set: string) {
    const prompts = promptsIn(from, set);
    const next = nextPrompt(prompts, seen.current, shown, Math.random());
    if (next.again) for (const prompt of prompts) seen.current.delete(prompt);
    seen.current.add(next.prompt);
    setShown(next.prompt);
    setAgain(next.again);
  }

  return (
    <Section ground="tint" labelledBy="chooser-heading" tight>
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.35fr]">
        <div>
          <Heading level={2} id="chooser-heading">
            {copy.heading}
          </Heading>
          <p className="max-w-[30rem] text-ink-soft">{copy.lead}</p>
          <div className="mt-stack grid max-w-104 gap-5 noscript:hidden">
            <SelectField
              autoComplete="off"
              id="prompt-group"
              label={copy.group}
              marks={marks}
              onChange={(event) => {
                const chosen = groups.find(({ id }) => id === event.target.value) ?? groups[0];
                // A set with only hard topics shows nothing until one of them is chosen by name.
                const set = chosen.sets.some((one) => one.note === undefined) ? "" : chosen.sets[0].id;
                setGroupId(chosen.id);
                setSetId(set);
                show(chosen, set);
              }}
              options={groups.map(({ id, title }) => ({ value: id, label: title }))}
              placeholder=""
              value={groupId}
            />
            {group.sets.length > 1 ? (
              <SelectField
                autoComplete="off"
                id="prompt-set"
                label={copy.set}
                marks={marks}
                onChange={(event) => {
                  setSetId(event.target.value);
                  show(group, event.target.value);
                }}
                options={group.sets.map(({ id, title }) => ({ value: id, label: title }))}
                placeholder={anyOpen ? copy.anySet : ""}
                value={setId}
              />
            ) : null}
          </div>
        </div>
        <div className="grid content-between gap-8 rounded-2xl border border-line bg-surface p-card shadow-card lg:min-h-84 lg:p-12">
          <div aria-live="polite">
            {note === undefined ? null : <p className="mb-3 text-small text-ink-faint">{note.text}</p>}
            <p className="max-w-[22em] font-display text-h3 text-balance" data-prompt="">
              {shown}
            </p>
            {again ? <p className="mt-3 text-small text-ink-faint">{copy.roundAgain}</p> : null}
          </div>
          <p className="flex flex-wrap gap-3 noscript:hidden print:hidden">
            <Button onClick={() => onWrite(shown)} variant="primary">
              {copy.write}
            </Button>
            <Button onClick={() => show(group, setId)} variant="outline">
              {copy.another}
            </Button>
          </p>
        </div>
      </div>
    </Section>
  );
}

type PromptListsProps = {
  prompts: JournalingPage["prompts"];
  /** The next section, which content notes link to. */
  next: string;
  toJournal: { text: string; href: string };
};

/** The lists can be opened without JavaScript. */
export function PromptLists({ prompts, next, toJournal }: PromptListsProps) {
  const { id, heading, lead, groups } = prompts;
  return (
    <Headed copy={{ id, heading, lead }} ground="sage" tight>
      <div className="mt-stack border-t border-line">
        {groups.map((group) => (
          <details className="group/prompts border-b border-line" key={group.id}>
            <summary className="flex min-h-14 list-none items-center justify-between gap-6 rounded-sm py-2 focus-ring hover:text-link">
              <Heading level={3} size={4}>
                {group.title}
              </Heading>
              <Icon className="size-5 text-link group-open/prompts:hidden" name="plus" />
              <Icon className="hidden size-5 text-link group-open/prompts:block" name="minus" />
            </summary>
            <div className="grid gap-x-16 gap-y-8 pt-2 pb-9 lg:grid-cols-2">
              {group.sets.map((set) => (
                <Noted key={set.id} note={set.note} on="tint" skipTo={next} space="pt-5">
                  <OneSet set={set} />
                </Noted>
              ))}
            </div>
          </details>
        ))}
      </div>
      <p className="mt-4 print:hidden">
        <ButtonLink href={toJournal.href} variant="text">
          {toJournal.text}
        </ButtonLink>
      </p>
    </Headed>
  );
}

function OneSet({ set: { title, prompts } }: { set: PromptSet }) {
  return (
    <div>
      <h4 className="font-[450]">{title}</h4>
      <ul className="mt-2 max-w-text">
        {prompts.map((prompt) => (
          <li className="border-t border-line py-2.5 text-ink-soft" key={prompt}>
            {prompt}
          </li>
        ))}
      </ul>
    </div>
  );
}
