import { useRevalidator } from "react-router";
import type { peopleWords } from "#content/desk/people.ts";
import { messageIn, useSending } from "#platform/http/use-sending.ts";
import { Button } from "#ui/button.tsx";
import type { FieldMarks } from "#ui/field.tsx";
import { Panel } from "#ui/panel.tsx";
import { ProblemNote } from "#ui/problem-note.tsx";
import { Tag } from "#ui/tag.tsx";
import { toast } from "#ui/toast/store.ts";
import type { Person } from "../schema.ts";
import { InviteForm } from "../ui/invite-form.tsx";
import { PeopleTable } from "../ui/people-table.tsx";

type PeopleContent = {
  words: typeof peopleWords;
  marks: FieldMarks;
  failed: string;
  people: readonly Person[];
  factorForAll: boolean;
};

/** The team: who there is, inviting, and what holds for everybody. */
export default function PeopleScreen({ content }: { content: PeopleContent }) {
  const { words, marks, failed, people, factorForAll } = content;
  const { revalidate } = useRevalidator();
  const onChange = () => void revalidate();
  return (
    <>
      <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{words.heading}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{words.introduction}</p>
      <div className="mt-7 grid gap-grid">
        <PeopleTable people={people} words={words} />
        {people.length > 1 ? null : (
          <Panel heading={words.alone.heading} id="alone">
            <p className="max-w-text text-ink-soft">{words.alone.text}</p>
          </Panel>
        )}
        <InviteForm failed={failed} marks={marks} onChange={onChange} words={words} />
        <FactorOfAll all={factorForAll} failed={failed} onChange={onChange} words={words} />
      </div>
    </>
  );
}

function FactorOfAll({
  words: { everybody, factor, busy: busyWord },
  all,
  failed,
  onChange,
}: {
  words: typeof peopleWords;
  all: boolean;
  failed: string;
  onChange(): void;
}) {
  const { busy, problem, send } = useSending(failed);
  return (
    <Panel
      aside={
        <Tag kind={all ? "good" : "quiet"} state>
          {all ? factor.needed : factor.off}
        </Tag>
      }
      heading={everybody.heading}
      id="everybody"
    >
      <p className="max-w-text text-ink-soft">{all ? everybody.on : everybody.off}</p>
      <ProblemNote problem={problem} />
      <p>
        <Button
          busy={busy}
          onClick={async () => {
            const answer = await send("PATCH", "/api/admin/people", {
              secondFactor: all ? "each" : "everybody",
            });
            if (answer === undefined) return;
            toast({ title: messageIn(answer) });
            onChange();
          }}
          size="small"
          variant="outline"
        >
          {busy ? busyWord : all ? everybody.free : everybody.require}
        </Button>
      </p>
    </Panel>
  );
}
