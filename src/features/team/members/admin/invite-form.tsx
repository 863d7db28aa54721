import { type ComponentProps, useRef } from "react";
import { requiredMarks } from "#content/forms.ts";
import { textBounds } from "#platform/http/text-bounds.ts";
import { type Role, roles } from "#platform/permissions/access.ts";
import { TextField } from "#ui/field-text.tsx";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast/store.ts";
import { AdminForm } from "#web/admin/operation-form.tsx";
import { useOperations } from "#web/admin/use-operations.ts";
import type { AccessChoices } from "../schema.ts";
import { AccessChoice } from "./access-choice.tsx";
import type { action } from "./members-action.server.ts";

export function InviteForm({ choices }: { choices: AccessChoices }) {
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
        fields={["email", "name", "role", "access"]}
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
          marks={requiredMarks}
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
          marks={requiredMarks}
          maxLength={textBounds.name}
          name="name"
          optional
        />
        <RoleChoice
          access={[]}
          choices={choices}
          chosen={typed.role ?? "viewer"}
          error={problem?.fields.access}
          typed={typed}
        />
      </AdminForm>
    </Panel>
  );
}

export const roleHint = {
  owner: "Owner: everything, including the team, privacy, settings and the audit log.",
  editor:
    "Editor: can publish campaigns, groups, articles, pages and prices, and send newsletters. Also sees answers, messages and mentors.",
  viewer:
    "Viewer: campaigns, counts and the site's texts, to look at but not to change. No personal data. Can't publish anything.",
  host: "Host: the meetings of the groups chosen for them on each group's screen, and nothing else. They see people's names and who came, but not how to reach them. They can close the door, change the meeting's link and remove someone. Can't publish anything.",
  limited:
    "Limited access: only what you choose here. Can publish the chosen groups, and a campaign if you tick that. Articles are drafts, which an editor publishes. Sees who has a place in the chosen groups; of campaigns only counts, in groups of five and more.",
} as const satisfies Record<Role, string>;

type RoleChoiceProps = { chosen: string } & ComponentProps<typeof AccessChoice>;

export function RoleChoice({ chosen, ...items }: RoleChoiceProps) {
  return (
    <fieldset className="group/role grid gap-1">
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
          <RoleText text={roleHint[role]} />
        </label>
      ))}
      <AccessChoice {...items} />
    </fieldset>
  );
}

/** The role's name in bold, before what it's for. */
function RoleText({ text }: { text: string }) {
  const end = text.indexOf(":") + 1;
  return (
    <span>
      <strong className="font-semibold">{text.slice(0, end)}</strong>
      {text.slice(end)}
    </span>
  );
}
