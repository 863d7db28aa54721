import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useLocation,
  useNavigate,
} from "react-router";
import { layout } from "#content/layout.ts";
import { inEveryPlan } from "#content/offer.ts";
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
import { Disclosure } from "#ui/disclosure.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack, useUnpacked } from "#web/packed.ts";
import { Landscape } from "#web/sections/landscape.tsx";
import { offersOf } from "#web/structured-data/offers.server.ts";
import { type Billing, billingOf, withBilling } from "../../pricing/billing.ts";
import { ComparisonCards, type ComparisonProps, ComparisonTable, Mark } from "./comparison.tsx";
import { Pricing } from "./pricing.tsx";

const threads = ["border-(--art-thread-1)", "border-(--art-thread-5)", "border-(--art-thread-3)"];

function Included({ included }: Pick<MembershipPage, "included">) {
  return (
    <Section ground="tint" labelledBy="included-heading" tight>
      <Heading className="text-balance" id="included-heading" level={2}>
        {included.heading}
      </Heading>
      <ul className="mt-stack grid gap-x-grid gap-y-4 md:grid-cols-3">
        {included.items.map(({ title, text }, at) => (
          <li
            className={`border-l-3 pl-4 md:border-t-3 md:border-l-0 md:pt-5 md:pl-0 ${threads[at]}`}
            key={title}
          >
            <Heading className="max-md:text-h4" level={3}>
              {title}
            </Heading>
            <p className="text-ink-soft max-md:text-small">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type QuestionsProps = Pick<MembershipPage, "facts" | "month" | "freeAndPaid" | "questions"> & {
  copy: PlanCopy;
};

function Questions({ facts, month, freeAndPaid, questions, copy }: QuestionsProps) {
  const headingId = `${facts.id}-heading`;
  return (
    <Section id={facts.id} labelledBy={headingId} tight>
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[1fr_1.8fr]">
        <div>
          <Heading id={headingId} level={2}>
            {facts.heading}
          </Heading>
          <p className="text-ink-soft">
            {questions.before}
            <a className="text-link-inline" href={questions.link.href}>
              {questions.link.text}
            </a>
            {questions.after}
          </p>
        </div>
        <div className="border-t border-line">
          {facts.items.map(({ title, text }, at) => (
            <Disclosure group={facts.id} key={title} open={at === 0} title={title}>
              <p>{text}</p>
            </Disclosure>
          ))}
          <div id={month.id}>
            <Disclosure group={facts.id} title={month.heading}>
              <Month month={month} />
            </Disclosure>
          </div>
          <div id={freeAndPaid.id}>
            <Disclosure group={facts.id} title={freeAndPaid.heading}>
              <FreeAndPaid copy={copy} freeAndPaid={freeAndPaid} />
            </Disclosure>
          </div>
        </div>
      </div>
    </Section>
  );
}

/** It follows the billing period chosen above. */
function Comparison({ inEveryPlan: besides, ...props }: ComparisonProps & { inEveryPlan: string }) {
  const { id, heading, note } = props.compare;
  return (
    <Section id={id} labelledBy="compare-heading" tight>
      <Heading className="text-balance" level={2} id="compare-heading">
        {heading}
      </Heading>
      <p className="max-w-text text-ink-soft max-sm:text-small">{note}</p>
      <p className="mt-3 max-w-text font-semibold">{besides}</p>
      {/* By its own width in letters, so that larger text has cards as well. */}
      <div className="@container mt-stack">
        <div className="hidden @min-[60em]:block print:block">
          <ComparisonTable {...props} />
        </div>
        <div className="@min-[60em]:hidden print:hidden">
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
  const { searchDescription: _searchDescription, ...page } = membership;
  const rows = comparisonRows.map((row) => ({
    ...row,
    cells: now.map((plan) => comparisonCell(plan, row.id)),
  }));
  return {
    page: { path: membership.path, meta: membership.meta },
    copy: pack({
      ...{ page, plans: now, rows, copy: planCopy, newTab: layout.opensInNewTab },
      inEveryPlan: inEveryPlan(),
    }),
    structuredData: pack(membershipStructuredData(siteUrl + membership.path)),
    siteUrl,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** Both periods are loaded already; a changed query needs no request. */
export const shouldRevalidate = () => false;

export default function Membership() {
  const {
    page,
    plans,
    rows,
    copy,
    newTab,
    inEveryPlan: besides,
  } = useUnpacked(useLoaderData<typeof loader>().copy);
  const [billing, choose] = useBilling();
  return (
    <>
      <Landscape
        heading="max-w-[42rem] font-display text-display text-balance"
        page={page}
        picture={page.picture}
      />
      <Pricing billing={billing} newTab={newTab} onChoose={choose} page={page} plans={plans} copy={copy} />
      <Included included={page.included} />
      <Comparison
        billing={billing}
        compare={page.compare}
        inEveryPlan={besides}
        plans={plans}
        rows={rows}
        copy={copy}
      />
      <Questions
        copy={copy}
        facts={page.facts}
        freeAndPaid={page.freeAndPaid}
        month={page.month}
        questions={page.questions}
      />
    </>
  );
}

type FreeAndPaidProps = Pick<MembershipPage, "freeAndPaid"> & { copy: PlanCopy };

function Offered({ is, copy }: { is: boolean | string; copy: PlanCopy }) {
  return typeof is === "string" ? is : <Mark cell={is ? "included" : "none"} copy={copy} />;
}

function FreeAndPaid({ freeAndPaid, copy }: FreeAndPaidProps) {
  const { lead, caption, columns, rows } = freeAndPaid;
  const [what, ...sides] = columns;
  return (
    <>
      <p>{lead}</p>
      <table className="mt-3 w-full border-collapse text-small text-ink">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-ink-faint">
            <th className="w-[46%] py-3 pr-2 text-left font-semibold sm:w-[52%] sm:pr-3" scope="col">
              {what}
            </th>
            {sides.map((side) => (
              <th className="px-1 py-3 font-semibold sm:px-2" key={side} scope="col">
                {side}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, free, paid }) => (
            <tr className="border-t border-line" key={label}>
              <th className="py-2.5 pr-2 text-left font-normal [overflow-wrap:anywhere] sm:pr-3" scope="row">
                {label}
              </th>
              <td className="px-1 py-2.5 text-center sm:px-2">
                <Offered copy={copy} is={free} />
              </td>
              <td className="bg-tint px-1 py-2.5 text-center sm:px-2">
                <Offered copy={copy} is={paid} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Month({ month }: Pick<MembershipPage, "month">) {
  return (
    <>
      <p>{month.lead}</p>
      <ul className="mt-3 grid gap-4">
        {month.items.map(({ title, text, link }) => (
          <li key={title}>
            <strong className="font-semibold text-ink">{title}</strong>
            <p>{text}</p>
            {link === undefined ? null : (
              <p className="text-small">
                <a className="text-link-inline" href={link.href}>
                  {link.text}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
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
