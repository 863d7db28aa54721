import { useRef } from "react";
import { roles } from "#features/permissions/access.ts";
import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { AdminForm } from "#ui/admin-form.tsx";
import type { FieldMarks } from "#ui/field.tsx";
import { TextField } from "#ui/field-text.tsx";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast/store.ts";
import type { membersCopy } from "../copy.ts";
import { RoleChoice } from "./role-choice.tsx";

type InviteFormProps = { copy: typeof membersCopy; marks: FieldMarks; failed: string; onChange(): void };

/** Invites someone to the team by email. */
export function InviteForm({ copy, marks, failed, onChange }: InviteFormProps) {
  const { invite } = copy;
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, send } = useSending(failed);
  return (
    <Panel heading={invite.heading} id="invite">
      <p className="max-w-text text-ink-soft">{invite.text}</p>
      <AdminForm
        busy={busy}
        problem={problem}
        fields={["email", "name", "role"]}
        id="invite"
        ref={form}
        submit={{ text: invite.submit, busy: copy.busy, variant: "primary" }}
        onSend={async (given) => {
          const response = await send("POST", "/api/admin/people", {
            email: given.get("email"),
            name: given.get("name"),
            role: given.get("role"),
          });
          if (response === undefined) return;
          form.current?.reset();
          toast({ title: messageIn(response) });
          onChange();
        }}
      >
        <TextField
          aria-keyshortcuts="c"
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
      </AdminForm>
    </Panel>
  );
}
