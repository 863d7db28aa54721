import type { MembershipPage } from "#content/pages/membership.ts";
import type { PlanCopy } from "#content/plans.ts";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { Mark } from "./comparison-parts.tsx";

type FreeAndPaidProps = Pick<MembershipPage, "freeAndPaid"> & { copy: PlanCopy };

function Offered({ is, copy }: { is: boolean | string; copy: PlanCopy }) {
  return typeof is === "string" ? is : <Mark cell={is ? "included" : "none"} copy={copy} />;
}

/** What is free on this site and what a membership adds, in one table. */
export function FreeAndPaid({ freeAndPaid, copy }: FreeAndPaidProps) {
  const { id, heading, lead, caption, columns, rows } = freeAndPaid;
  const [what, ...sides] = columns;
  return (
    <Section id={id} labelledBy={`${id}-heading`}>
      <div className="mx-auto max-w-[52rem]">
        <Heading className="text-balance" level={2} id={`${id}-heading`}>
          {heading}
        </Heading>
        <p className="mt-3 max-w-text text-ink-soft">{lead}</p>
        <table className="mt-stack w-full border-collapse text-small">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="text-ink-faint">
              <th className="w-[46%] py-3 pr-2 sm:w-[52%] sm:pr-3 text-left font-semibold" scope="col">
                {what}
              </th>
              {sides.map((side) => (
                <th className="px-1 py-3 sm:px-2 font-semibold" key={side} scope="col">
                  {side}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, free, paid }) => (
              <tr className="h-14 border-t border-line" key={label}>
                <th className="py-3 pr-2 text-left font-normal [overflow-wrap:anywhere] sm:pr-3" scope="row">
                  {label}
                </th>
                <td className="px-1 py-3 sm:px-2 text-center">
                  <Offered copy={copy} is={free} />
                </td>
                <td className="bg-tint px-1 py-3 sm:px-2 text-center">
                  <Offered copy={copy} is={paid} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
