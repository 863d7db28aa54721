import { roles } from "#features/roles/access.ts";
import { Button } from "#ui/button.tsx";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { Panel } from "#ui/panel.tsx";
import { ProblemNote } from "#ui/problem-note.tsx";
import { type PersonPart, usePersonChange } from "./person-part.ts";
import { RoleChoice } from "./role-choice.tsx";

/** What this person may do. */
export function RolePanel(part: PersonPart) {
  const { words, roleHint, person } = part;
  const { busy, problem, change } = usePersonChange(part);
  return (
    <Panel heading={words.role.heading} id="role">
      <form
        className="grid gap-4"
        method="post"
        onSubmit={async (event) => {
          event.preventDefault();
          const asked = new FormData(event.currentTarget).get("role");
          const role = roles.find((each) => each === asked);
          if (role !== undefined && role !== person.role) await change({ role });
        }}
      >
        <KeepTyped busy={busy} failed={problem !== undefined} id="role" />
        <ProblemNote problem={problem} />
        <RoleChoice
          choices={roles.map((value) => ({ value, label: roleHint[value] }))}
          chosen={person.role}
          legend={words.role.label}
        />
        <p>
          <Button busy={busy} size="small" type="submit" variant="outline">
            {busy ? words.busy : words.role.submit}
          </Button>
        </p>
      </form>
    </Panel>
  );
}
