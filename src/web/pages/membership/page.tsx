import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { layout } from "#content/layout.ts";
import { membership } from "#content/pages/membership.ts";
import { comparisonCell, comparisonRows, planCopy, plans } from "#content/plans.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { pageMeta } from "#web/metadata.ts";
import { pack, useUnpacked } from "#web/packed.ts";
import { useBilling } from "#web/pricing/use-billing.ts";
import { Comparison } from "./comparison.tsx";
import { Hero } from "./hero.tsx";
import { Included } from "./included.tsx";
import { Pricing } from "./pricing.tsx";
import { membershipStructuredData } from "./structured-data.server.ts";

/** Words, plans and table for both billing periods: which one is shown, the address alone decides. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  const rows = comparisonRows.map((row) => ({
    ...row,
    cells: plans.map((plan) => comparisonCell(plan, row.id)),
  }));
  return {
    page: { path: membership.path, meta: membership.meta },
    copy: pack({ page: membership, plans, rows, copy: planCopy, newTab: layout.opensInNewTab }),
    structuredData: pack(membershipStructuredData(siteUrl)),
    siteUrl,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** Both periods are here already; a change of the query has nothing to fetch. */
export const shouldRevalidate = () => false;

/** Membership Options: the seven plans, what each costs and opens, and what all of them include. */
export default function Membership() {
  const { page, plans, rows, copy, newTab } = useUnpacked(useLoaderData<typeof loader>().copy);
  const [billing, choose] = useBilling();
  return (
    <>
      <Hero page={page} />
      <Pricing billing={billing} newTab={newTab} onChoose={choose} page={page} plans={plans} copy={copy} />
      <Comparison billing={billing} compare={page.compare} plans={plans} rows={rows} copy={copy} />
      <Included included={page.included} questions={page.questions} />
    </>
  );
}
