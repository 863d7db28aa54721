import { useRef } from "react";
import { fieldMarks } from "#content/forms.ts";
import { type Role, roles } from "#features/permissions/access.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { TextField } from "#ui/field-text.tsx";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast/store.ts";
import { AdminForm } from "#web/admin/operation-form.tsx";
import { useOperations } from "#web/admin/use-operations.ts";
import type { action } from "./members-screen.tsx";

/** Invites someone to the team by email. */
export function InviteForm() {
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, typed, send } = useOperations<typeof action>("inviteTeamMember");
  return (
    <Panel heading="Invite someone" id="invite">
      <p className="max-w-text text-ink-soft">
        They get an email with a link to choose their own password. The link works once, within 48 hours.
      </p>
      <AdminForm
        busy={busy}
        problem={problem}
        fields={["email", "name", "role"]}
        id="invite"
        operation="inviteTeamMember"
        ref={form}
        submit={{ text: "Send invitation", busy: "One moment...", variant: "primary" }}
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
          label="Email address"
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
          label="Name"
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

/** What each role may do, for the owner who chooses one. */
export const roleHint = {
  owner: "Owner: everything, including the team, privacy, settings and the audit log.",
  editor:
    "Editor: campaigns, answers, messages, newsletters, groups and mentors. Can also change and publish what the site says, including prices.",
  viewer: "Viewer: campaigns, counts and the site's texts, to look at but not to change. No personal data.",
  host: "Host: the meetings of the groups chosen for them on each group's screen, and nothing else. They see people's names and who came, but not how to reach them. They can close the door, change the meeting's link and remove someone.",
} as const satisfies Record<Role, string>;

/** The choice of a role, each with its permissions. */
export function RoleChoice({ chosen }: { chosen: string }) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-[1rem] leading-snug font-semibold text-ink">Role</legend>
      {roles.map((role) => (
        <label className="flex min-h-11 cursor-pointer items-center gap-3" key={role}>
          <input
            className="size-5 shrink-0 accent-primary focus-ring"
            defaultChecked={role === chosen}
            name="role"
            type="radio"
            value={role}
          />
          {roleHint[role]}
        </label>
      ))}
    </fieldset>
  );
}
