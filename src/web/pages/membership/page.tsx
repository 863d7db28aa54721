import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { layout } from "#content/layout.ts";
import { type MembershipPage, membership } from "#content/pages/membership.ts";
import { comparisonCell, comparisonRows, planCopy, plans } from "#content/plans.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { Backdrop } from "#ui/backdrop.tsx";
import { Heading } from "#ui/heading.tsx";
import { Image } from "#ui/image.tsx";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack, useUnpacked } from "#web/packed.ts";
import { useBilling } from "#web/pricing/use-billing.ts";
import { ComparisonCards } from "./comparison-cards.tsx";
import { type ComparisonProps, ComparisonTable } from "./comparison-table.tsx";
import { FreeAndPaid } from "./free-and-paid.tsx";
import { Month } from "./month.tsx";
import { Pricing } from "./pricing.tsx";
import { membershipStructuredData } from "./structured-data.server.ts";

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
    structuredData: pack(membershipStructuredData(siteUrl)),
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
