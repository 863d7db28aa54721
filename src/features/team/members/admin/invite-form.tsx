import { useRef } from "react";
import { fieldMarks } from "#content/forms.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { AdminForm } from "#ui/admin-form.tsx";
import { TextField } from "#ui/field-text.tsx";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast/store.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import type { action } from "./members-screen.tsx";
import { RoleChoice } from "./role-choice.tsx";

const copy = {
  heading: "Invite someone",
  text: "They get an email with a link to choose their own password. The link works once, within 48 hours.",
  name: "Name",
  email: "Email address",
  submit: "Send invitation",
  busy: "One moment...",
} as const;

/** Invites someone to the team by email. */
export function InviteForm() {
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, typed, send } = useOperations<typeof action>("inviteTeamMember");
  return (
    <Panel heading={copy.heading} id="invite">
      <p className="max-w-text text-ink-soft">{copy.text}</p>
      <AdminForm
        busy={busy}
        problem={problem}
        fields={["email", "name", "role"]}
        id="invite"
        operation="inviteTeamMember"
        ref={form}
        submit={{ text: copy.submit, busy: copy.busy, variant: "primary" }}
        onSend={async (given) => {
          await send("inviteTeamMember", given, {
            done({ message }) {
              form.current?.reset();
              toast({ title: message });
            },
          });
        }}
      >
        <TextField
          aria-keyshortcuts="c"
          autoComplete="off"
          defaultValue={typed.email ?? ""}
          error={problem?.fields.email}
          id="invite-email"
          label={copy.email}
          marks={fieldMarks}
          maxLength={textBounds.email}
          name="email"
          type="email"
        />
        <TextField
          autoComplete="off"
          defaultValue={typed.name ?? ""}
          error={problem?.fields.name}
          id="invite-name"
          label={copy.name}
          marks={fieldMarks}
          maxLength={textBounds.name}
          name="name"
          optional
        />
        <RoleChoice chosen={typed.role ?? "viewer"} />
      </AdminForm>
    </Panel>
  );
}
