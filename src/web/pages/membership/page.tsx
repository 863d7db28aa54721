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
import { Backdrop } from "#ui/backdrop.tsx";
import { Heading } from "#ui/heading.tsx";
import { Image } from "#ui/image.tsx";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack, useUnpacked } from "#web/packed.ts";
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
      <ul className="mt-[calc(var(--spacing-stack)*1.75)] grid gap-x-grid gap-y-8 md:grid-cols-3">
        {included.items.map(({ title, text }, at) => (
          <li className={`border-t-3 pt-7 ${threads[at]}`} key={title}>
            <Heading level={3}>{title}</Heading>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
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

/** Membership Options: the heading above the bridge between two lit houses. */
function Hero({ page }: { page: Pick<MembershipPage, "heading" | "introduction" | "picture"> }) {
  const { heading, introduction, picture } = page;
  return (
    <section className="relative overflow-hidden">
      <Backdrop className="bg-(--art-sky-1)" />
      <div className="absolute inset-x-0 bottom-0 -z-10 h-[62%] lg:h-full">
        <Image
          alt={picture.alt}
          className="size-full"
          height={picture.height}
          night={`/illustrations/night/${picture.name}.svg`}
          priority
          src={`/illustrations/${picture.name}.svg`}
          width={picture.width}
        />
      </div>
      <div className="mx-auto max-w-page px-gutter pt-12 pb-[min(78vw,24rem)] lg:min-h-[clamp(33rem,36.7vw,46rem)] lg:pt-18 lg:pb-0">
        <h1 className="max-w-[42rem] font-display text-display text-balance">{heading}</h1>
        <p className="mt-[1.1rem] max-w-[31rem] text-lead lg:max-xl:max-w-[27rem]">{introduction}</p>
      </div>
    </section>
  );
}

/** The comparison of the plans; it follows the billing period chosen above. */
function Comparison(props: ComparisonProps) {
  const { id, heading, note } = props.compare;
  return (
    <Section ground="tint" id={id} labelledBy="compare-heading" width="wide">
      <Heading className="text-balance" level={2} id="compare-heading">
        {heading}
      </Heading>
      <p className="mt-3 max-w-text text-ink-soft">{note}</p>
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
      <Hero page={page} />
      <Pricing billing={billing} newTab={newTab} onChoose={choose} page={page} plans={plans} copy={copy} />
      <Month month={page.month} />
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

/** What a member gets each month, each part with a link to the page that says more. */
function Month({ month }: Pick<MembershipPage, "month">) {
  return (
    <Section ground="tint" id={month.id} labelledBy="month-heading">
      <Heading className="text-balance" level={2} id="month-heading">
        {month.heading}
      </Heading>
      <p className="mt-3 max-w-text text-ink-soft">{month.lead}</p>
      <ul className="mt-stack grid gap-x-16 gap-y-8 md:grid-cols-2">
        {month.items.map(({ title, text, link }) => (
          <li className="border-t border-line-strong pt-5" key={title}>
            <h3 className="font-display text-h4 font-[450]">{title}</h3>
            <p className="mt-1.5 text-ink-soft">{text}</p>
            {link === undefined ? null : (
              <p className="mt-2 text-small">
                <a className="text-link-inline" href={link.href}>
                  {link.text}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
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
