import { useRef } from "react";
import type { peopleWords } from "#content/desk/people.ts";
import { roles } from "#features/roles/access.ts";
import { messageIn, useSending } from "#platform/http/use-sending.ts";
import { Button } from "#ui/button.tsx";
import type { FieldMarks } from "#ui/field.tsx";
import { TextField } from "#ui/field-text.tsx";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { Panel } from "#ui/panel.tsx";
import { ProblemNote } from "#ui/problem-note.tsx";
import { toast } from "#ui/toast/store.ts";
import { RoleChoice } from "./role-choice.tsx";

type InviteFormProps = { words: typeof peopleWords; marks: FieldMarks; failed: string; onChange(): void };

/** Puts somebody on the team and mails them a link. */
export function InviteForm({ words, marks, failed, onChange }: InviteFormProps) {
  const { invite } = words;
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, send } = useSending(failed);
  return (
    <Panel heading={invite.heading} id="invite">
      <p className="max-w-text text-ink-soft">{invite.text}</p>
      <form
        className="grid max-w-narrow gap-5"
        method="post"
        noValidate
        onSubmit={async (event) => {
          event.preventDefault();
          const given = new FormData(event.currentTarget);
          const answer = await send("POST", "/api/admin/people", {
            email: given.get("email"),
            name: given.get("name"),
            role: given.get("role"),
          });
          if (answer === undefined) return;
          form.current?.reset();
          toast({ title: messageIn(answer) });
          onChange();
        }}
        ref={form}
      >
        <KeepTyped busy={busy} failed={problem !== undefined} id="invite" />
        <ProblemNote fields={["email", "name", "role"]} problem={problem} />
        <TextField
          autoComplete="off"
          error={problem?.fields.email}
          id="invite-email"
          label={invite.email}
          marks={marks}
          maxLength={254}
          name="email"
          type="email"
        />
        <TextField
          autoComplete="off"
          error={problem?.fields.name}
          id="invite-name"
          label={invite.name}
          marks={marks}
          maxLength={200}
          name="name"
          optional
        />
        <RoleChoice
          chosen="viewer"
          choices={roles.map((value) => ({ value, label: invite.roleHint[value] }))}
          legend={invite.role}
        />
        <p>
          <Button busy={busy} size="small" type="submit" variant="primary">
            {busy ? words.busy : invite.submit}
          </Button>
        </p>
      </form>
    </Panel>
  );
}
