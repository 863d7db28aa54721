import { roles } from "#features/permissions/access.ts";
import { AdminForm } from "#ui/admin-form.tsx";
import { Panel } from "#ui/panel.tsx";
import { type PersonPart, usePersonChange } from "./member-part.ts";
import { RoleChoice } from "./role-choice.tsx";

/** What this person may do. */
export function RolePanel(part: PersonPart) {
  const { copy, roleHint, person } = part;
  const { busy, problem, change } = usePersonChange(part);
  return (
    <Panel heading={copy.role.heading} id="role">
      <AdminForm
        busy={busy}
        problem={problem}
        className="gap-4"
        id="role"
        submit={{ text: copy.role.submit, busy: copy.busy }}
        onSend={async (given) => {
          const asked = given.get("role");
          const role = roles.find((each) => each === asked);
          if (role !== undefined && role !== person.role) await change({ role });
        }}
      >
        <RoleChoice
          choices={roles.map((value) => ({ value, label: roleHint[value] }))}
          chosen={person.role}
          legend={copy.role.label}
        />
      </AdminForm>
    </Panel>
  );
}
