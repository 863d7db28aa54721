import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { clinicPartnership } from "#content/pages/clinics/partnership.ts";
import { InquirySection } from "#features/inbox/pages/clinic-contact/inquiry-section.tsx";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { Opening } from "../clinics/opening.tsx";
import { clinicService } from "../clinics/structured-data.server.ts";
import { Gets } from "./gets.tsx";
import { Never } from "./never.tsx";
import { Pricing } from "./pricing.tsx";

/** The page's words, and the form as it came back when it was sent without script. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl, rejectedForm } = context.get(pageRequest);
  return {
    page: clinicPartnership,
    structuredData: pack(clinicService(clinicPartnership, siteUrl)),
    siteUrl,
    ...trailOf(clinicPartnership, siteUrl),
    rejected: rejectedForm?.form === "inquiry" ? rejectedForm : undefined,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** What a partnership is, what its price depends on, and the inquiry form. */
export default function ClinicPartnership() {
  const { page, rejected } = useLoaderData<typeof loader>();
  return (
    <>
      <Opening page={page}>
        <ButtonLink href="#inquiry-form" variant="primary">
          {page.toForm}
        </ButtonLink>
        <ButtonLink href="#pricing" variant="outline">
          {page.toPricing}
        </ButtonLink>
      </Opening>
      <Gets gets={page.gets} />
      <Pricing pricing={page.pricing} />
      <Never never={page.never} />
      <Section tight>
        <InquirySection nextSteps={page.nextSteps} rejected={rejected} />
      </Section>
    </>
  );
}
