import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useLocation,
  useNavigate,
} from "react-router";
import { layout } from "#content/layout.ts";
import { type MembershipPage, membership } from "#content/pages/membership.ts";
import {
  type AvailablePlan,
  comparisonCell,
  comparisonRows,
  type PlanCopy,
  planCopy,
  plans,
  plansOnSale,
} from "#content/plans.ts";
import { site } from "#content/site.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack, useUnpacked } from "#web/packed.ts";
import { Headed, SectionHeading } from "#web/sections/headed.tsx";
import { Landscape } from "#web/sections/landscape.tsx";
import { TitledItems } from "#web/sections/titled-items.tsx";
import { offersOf } from "#web/structured-data/offers.server.ts";
import { type Billing, billingOf, withBilling } from "../../pricing/billing.ts";
import { ComparisonCards, type ComparisonProps, ComparisonTable, Mark } from "./comparison.tsx";
import { Pricing } from "./pricing.tsx";

const threads = ["border-(--art-thread-1)", "border-(--art-thread-5)", "border-(--art-thread-3)"];

/** What every plan includes, and where to ask questions. */
function Included({ included, questions }: Pick<MembershipPage, "included" | "questions">) {
  return (
    <Section labelledBy="included-heading">
      <h2 className="max-w-[11em] font-display text-h2 text-balance" id="included-heading">
        {included.heading}
      </h2>
      <TitledItems
        each={threads}
        item="border-t-3 pt-7"
        items={included.items}
        list="mt-[calc(var(--spacing-stack)*1.75)] grid gap-x-grid gap-y-8 md:grid-cols-3"
        size={3}
        text="mt-2"
      />
      <p className="mt-[calc(var(--spacing-stack)*2)] text-ink-soft">
        {questions.before}
        <a className="text-link-inline" href={questions.link.href}>
          {questions.link.text}
        </a>
        {questions.after}
      </p>
    </Section>
  );
}

/** The comparison of the plans; it follows the billing period chosen above. */
function Comparison(props: ComparisonProps) {
  const { id, heading, note } = props.compare;
  return (
    <Section ground="tint" id={id} labelledBy="compare-heading" width="wide">
      <SectionHeading heading={heading} id="compare-heading" lead={note} look="plans" />
      <div className="mt-[calc(var(--spacing-stack)*1.5)]">
        <div className="max-lg:hidden">
          <ComparisonTable {...props} />
        </div>
        <div className="lg:hidden">
          <ComparisonCards {...props} />
        </div>
      </div>
    </Section>
  );
}

/** Copy, plans and table for both billing periods; the address decides which one is shown. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  const now = plans();
  const { lead: _lead, searchDescription: _searchDescription, ...page } = membership;
  const rows = comparisonRows.map((row) => ({
    ...row,
    cells: now.map((plan) => comparisonCell(plan, row.id)),
  }));
  return {
    page: { path: membership.path, meta: membership.meta },
    copy: pack({ page, plans: now, rows, copy: planCopy, newTab: layout.opensInNewTab }),
    structuredData: pack(membershipStructuredData(siteUrl + membership.path)),
    siteUrl,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** Both periods are loaded already; a changed query needs no request. */
export const shouldRevalidate = () => false;

/** Membership Options: the seven plans, what each costs and includes, and what all of them include. */
export default function Membership() {
  const { page, plans, rows, copy, newTab } = useUnpacked(useLoaderData<typeof loader>().copy);
  const [billing, choose] = useBilling();
  return (
    <>
      <Landscape
        heading="max-w-[42rem] font-display text-display text-balance"
        page={page}
        picture={page.picture}
      />
      <Pricing billing={billing} newTab={newTab} onChoose={choose} page={page} plans={plans} copy={copy} />
      <Headed copy={page.month} ground="tint" look="plans" name="month">
        <TitledItems
          item="border-t border-line-strong pt-5"
          items={page.month.items}
          list="mt-stack grid gap-x-16 gap-y-8 md:grid-cols-2"
          text="mt-1.5"
        />
      </Headed>
      <FreeAndPaid copy={copy} freeAndPaid={page.freeAndPaid} />
      <Comparison billing={billing} compare={page.compare} plans={plans} rows={rows} copy={copy} />
      <Included included={page.included} questions={page.questions} />
    </>
  );
}

type FreeAndPaidProps = Pick<MembershipPage, "freeAndPaid"> & { copy: PlanCopy };

function Offered({ is, copy }: { is: boolean | string; copy: PlanCopy }) {
  return typeof is === "string" ? is : <Mark cell={is ? "included" : "none"} copy={copy} />;
}

/** What is free on this site and what a membership adds, in one table. */
function FreeAndPaid({ freeAndPaid, copy }: FreeAndPaidProps) {
  const { id, heading, lead, caption, columns, rows } = freeAndPaid;
  const [what, ...sides] = columns;
  return (
    <Section id={id} labelledBy={`${id}-heading`}>
      <div className="mx-auto max-w-[52rem]">
        <SectionHeading heading={heading} id={`${id}-heading`} lead={lead} look="plans" />
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

/**
 * The billing period of the address, and the way to change it: in the same history entry and the same place,
 * with nothing sent. The anchor goes, or the view would jump to it.
 */
function useBilling(): [billing: Billing, choose: (next: Billing) => Promise<void>] {
  const { search } = useLocation();
  const navigate = useNavigate();

  async function choose(next: Billing): Promise<void> {
    await navigate({ search: withBilling(search, next) }, { replace: true, preventScrollReset: true });
  }

  return [billingOf(search), choose];
}

/** Structured data: the plans on sale, each with its two offers. */
function membershipStructuredData(url: string) {
  const productOf = (plan: AvailablePlan) => ({
    "@type": "Product",
    "@id": `${url}#${plan.id}`,
    name: `${site.productName} ${plan.title}`,
    description: plan.description,
    brand: { "@type": "Brand", name: site.productName },
    url,
    offers: offersOf(plan),
  });
  return { "@context": "https://schema.org", "@graph": plansOnSale().map(productOf) };
}
