import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { clinicOnboarding } from "#content/pages/clinics/onboarding.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { Opening } from "../clinics/opening.tsx";
import { clinicWebPage } from "../clinics/structured-data.server.ts";
import { Asks } from "./asks.tsx";
import { Checklist } from "./checklist.tsx";
import { Steps } from "./steps.tsx";

/** The page's words, the checklist among them. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  return {
    page: clinicOnboarding,
    structuredData: pack(clinicWebPage(clinicOnboarding, siteUrl)),
    siteUrl,
    ...trailOf(clinicOnboarding, siteUrl),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** Clinic onboarding: six steps, what they ask of a team, and a checklist for paper. */
export default function ClinicOnboarding() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <>
      {/* Paper gets the checklist alone. */}
      <div className="print:hidden">
        <Opening page={page}>
          <ButtonLink href={page.contact.href} variant="primary">
            {page.contact.text}
          </ButtonLink>
          <ButtonLink href={`#${page.checklist.id}`} variant="outline">
            {page.toChecklist}
          </ButtonLink>
        </Opening>
        <Steps steps={page.steps} />
        <Asks asks={page.asks} />
      </div>
      <Checklist checklist={page.checklist} />
    </>
  );
}
