import type { ExpertMentoringPage } from "#content/pages/support/expert-mentoring.ts";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHeading } from "../support-parts/section-heading.tsx";

type ApartProps = Pick<ExpertMentoringPage, "apart">;

/** Compares mentors, experts and therapists: a table, or cards on phones. */
export function Apart({ apart }: ApartProps) {
  const headingId = `${apart.id}-heading`;
  return (
    <Section id={apart.id} labelledBy={headingId}>
      <SectionHeading heading={apart.heading} id={headingId} lead={apart.lead} />
      <div className="mt-[calc(var(--spacing-stack)*1.5)]">
        <AsTable apart={apart} />
        <AsCards apart={apart} />
      </div>
    </Section>
  );
}

function AsTable({ apart }: ApartProps) {
  return (
    <div className="rounded-xl border border-line bg-surface p-3 shadow-card max-md:hidden">
      <table className="w-full table-fixed border-collapse text-left">
        <caption className="sr-only">{apart.caption}</caption>
        <thead>
          <tr>
            <td />
            {apart.columns.map((column, at) => (
              <th
                className={`px-5 py-4 font-display text-h4 font-[450] ${at === 1 ? "rounded-t-lg bg-tint" : ""}`}
                key={column}
                scope="col"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {apart.rows.map(({ label, cells }) => (
            <tr className="border-t border-line" key={label}>
              <th className="px-5 py-4 align-top font-semibold" scope="row">
                {label}
              </th>
              {cells.map((cell, at) => (
                <td
                  className={`px-5 py-4 align-top ${at === 1 ? "bg-tint" : "text-ink-soft"}`}
                  key={apart.columns[at]}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function AsCards({ apart }: ApartProps) {
  return (
    <ul className="grid gap-grid md:hidden">
      {apart.columns.map((column, at) => (
        <li className="rounded-xl border border-line bg-surface p-card shadow-card" key={column}>
          <Heading level={3}>{column}</Heading>
          <dl className="mt-3">
            {apart.rows.map(({ label, cells }) => (
              <div className="border-t border-line py-3" key={label}>
                <dt className="text-small font-semibold">{label}</dt>
                <dd className="text-ink-soft">{cells[at]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
