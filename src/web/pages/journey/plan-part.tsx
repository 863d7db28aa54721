import type { Journey } from "#content/journeys/journey.ts";
import type { AvailablePlan, Plan } from "#content/plans.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Section } from "#ui/section.tsx";
import { Tag } from "#ui/tag.tsx";

type PlanCopy = Readonly<
  Record<
    | "opens"
    | "or"
    | "perMonth"
    | "perYear"
    | "billedIn"
    | "buyMonthly"
    | "buyYearly"
    | "buying"
    | "comparePlans"
    | "comingSoon"
    | "notOpenYet"
    | "newTab",
    string
  >
>;

type PlanPartProps = {
  id: string;
  intro: Journey["plan"];
  plan: Plan;
  /** What the plan includes, as in the comparison table. */
  opens: readonly string[];
  copy: PlanCopy;
};

function Purchase({ plan, copy }: { plan: AvailablePlan; copy: PlanCopy }) {
  const figure = "font-display text-h2 leading-none text-ink tabular-nums";
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1 text-small text-ink-soft">
        <span className={figure}>${plan.monthlyPrice}</span> {copy.perMonth}, {copy.or}{" "}
        <span className={figure}>${plan.yearlyPrice}</span> {copy.perYear}
      </p>
      <p className="mt-2 text-small text-ink-soft">{copy.billedIn}</p>
      <p className="mt-stack flex flex-wrap gap-x-4 gap-y-3">
        <ButtonLink external={copy.newTab} href={plan.enrolUrl} variant="primary">
          {copy.buyMonthly}
        </ButtonLink>
        <ButtonLink external={copy.newTab} href={plan.yearlyCartUrl} variant="outline">
          {copy.buyYearly}
        </ButtonLink>
      </p>
      <p className="mt-3 text-small text-ink-soft">{copy.buying}</p>
    </>
  );
}

export function PlanPart({ id, intro, plan, opens, copy }: PlanPartProps) {
  return (
    <Section ground="warm" id={id} labelledBy={`${id}-heading`}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <div>
          <Heading level={2} id={`${id}-heading`}>
            {intro.heading}
          </Heading>
          <p className="max-w-[34rem] text-lead text-ink-soft">{intro.text}</p>
        </div>
        <div className="rounded-xl border border-line bg-surface p-card shadow-card">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Heading level={3}>{plan.title}</Heading>
            {plan.state === "comingSoon" ? (
              <Tag kind="quiet" state>
                {copy.comingSoon}
              </Tag>
            ) : null}
          </div>
          <p className="mt-2 font-semibold">{copy.opens}</p>
          <ul className="mt-1.5 mb-6 grid gap-1.5 text-ink-soft">
            {opens.map((line) => (
              <li className="flex gap-3" key={line}>
                <Icon className="mt-1 size-5 text-success" name="check" />
                {line}
              </li>
            ))}
          </ul>
          {plan.state === "available" ? (
            <Purchase plan={plan} copy={copy} />
          ) : (
            <p className="text-small text-ink-soft">{copy.notOpenYet}</p>
          )}
          <p className="mt-2">
            <ButtonLink href="/membership" variant="text">
              {copy.comparePlans}
            </ButtonLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
