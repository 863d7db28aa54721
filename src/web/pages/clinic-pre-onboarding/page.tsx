import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { layout } from "#content/layout.ts";
import { patientPreOnboarding } from "#content/pages/clinics/pre-onboarding.ts";
import { site } from "#content/site.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { Opening } from "../clinics/opening.tsx";
import { clinicWebPage } from "../clinics/structured-data.server.ts";
import { Coupon } from "./coupon.tsx";
import { Handing } from "./handing.tsx";
import { Pack } from "./pack.tsx";

/** The page's words, and those of the coupon path that the home page has too. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  return {
    page: patientPreOnboarding,
    name: site.productName,
    newTab: layout.opensInNewTab,
    structuredData: pack(clinicWebPage(patientPreOnboarding, siteUrl)),
    siteUrl,
    ...trailOf(patientPreOnboarding, siteUrl),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** What patients receive before a first visit, and the way of the coupon. */
export default function PatientPreOnboarding() {
  const { page, name, newTab } = useLoaderData<typeof loader>();
  return (
    <>
      <Opening cut="free" page={page}>
        <ButtonLink href={page.contact.href} variant="primary">
          {page.contact.text}
        </ButtonLink>
        <ButtonLink href={`#${page.coupon.id}`} variant="outline">
          {page.toClinicCode}
        </ButtonLink>
      </Opening>
      <Pack pack={page.pack} />
      <Coupon coupon={page.coupon} name={name} newTab={newTab} />
      <Handing crisis={page.crisis} handing={page.handing} patients={page.patients} />
    </>
  );
}
