import { LocalTime } from "#ui/local-time.tsx";
import { Tag } from "#ui/tag.tsx";
import type { membersCopy } from "../copy.ts";
import type { Person } from "../schema.ts";

type MembersCopy = typeof membersCopy;
type TableProps = { people: readonly Person[]; copy: MembersCopy };

const link =
  "inline-flex min-h-11 items-center rounded-xs font-semibold text-link underline underline-offset-4 focus-ring wrap-anywhere";

/** All team members: a table, or cards on small screens. */
export function PeopleTable(props: TableProps) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      <PeopleCards {...props} />
      <WideTable {...props} />
    </div>
  );
}

function PeopleCards({ people, copy }: TableProps) {
  return (
    <ul aria-label={copy.caption} className="divide-y divide-line md:hidden">
      {people.map((member) => (
        <li className="grid gap-1 px-5 py-3.5" key={member.id}>
          <Name person={member} copy={copy} />
          <p className="flex flex-wrap items-center gap-2">
            <span>{copy.roles[member.role]}</span>
            <State person={member} copy={copy} />
          </p>
          <p className="text-small text-ink-soft">
            {copy.columns.factor}: {factorOf(member, copy)}
          </p>
          <p className="text-small text-ink-soft">
            {copy.columns.seen}: <LastSeen person={member} copy={copy} />
          </p>
        </li>
      ))}
    </ul>
  );
}

const columns = ["name", "role", "state", "factor", "seen"] as const;

function WideTable({ people, copy }: TableProps) {
  return (
    <table className="w-full text-left max-md:hidden">
      <caption className="sr-only">{copy.caption}</caption>
      <thead>
        <tr className="text-eyebrow text-ink-faint">
          {columns.map((column) => (
            <th className="px-5 py-4 font-semibold" key={column} scope="col">
              {copy.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((member) => (
          <tr className="border-t border-line" key={member.id}>
            <td className="px-5 py-2.5">
              <Name person={member} copy={copy} />
            </td>
            <td className="px-5 py-2.5">{copy.roles[member.role]}</td>
            <td className="px-5 py-2.5">
              <State person={member} copy={copy} />
            </td>
            <td className="px-5 py-2.5">{factorOf(member, copy)}</td>
            <td className="px-5 py-2.5">
              <LastSeen person={member} copy={copy} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type PartProps = { person: Person; copy: MembersCopy };

function Name({ person: { id, name, email, you }, copy }: PartProps) {
  return (
    <div className="min-w-0">
      <span className="flex flex-wrap items-center gap-x-3">
        <a className={link} href={`/admin/people/${id}`}>
          {name}
        </a>
        {you ? <Tag>{copy.you}</Tag> : null}
      </span>
      {email === name ? null : <p className="text-small break-all text-ink-soft">{email}</p>}
    </div>
  );
}

const kinds = { invited: "care", active: "good", disabled: "quiet" } as const;

function State({ person: { state }, copy }: PartProps) {
  return (
    <Tag kind={kinds[state]} state>
      {copy.states[state]}
    </Tag>
  );
}

function factorOf({ secondFactor, mustUseFactor }: Person, { factor }: MembersCopy): string {
  if (secondFactor) return factor.on;
  return mustUseFactor ? factor.needed : factor.off;
}

function LastSeen({ person: { seen }, copy }: PartProps) {
  return seen === null ? copy.never : <LocalTime at={seen} />;
}
