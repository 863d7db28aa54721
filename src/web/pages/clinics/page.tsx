import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { layout } from "#content/layout.ts";
import { clinics } from "#content/pages/clinics/overview.ts";
import { testimonials, testimonialsToShow } from "#content/pages/clinics/testimonials.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { Call } from "./call.tsx";
import { Gains } from "./gains.tsx";
import { Help } from "./help.tsx";
import { Hero } from "./hero.tsx";
import { Sides } from "./sides.tsx";
import { clinicService } from "./structured-data.server.ts";
import { Testimonials } from "./testimonials.tsx";
import { Vision } from "./vision.tsx";

/** The page's words; of the quotes only those that may be shown ever leave the server. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  const { heading, carousel } = testimonials;
  const quotes = testimonialsToShow(testimonials);
  return {
    page: clinics,
    said: quotes.length === 0 ? undefined : { heading, carousel, quotes },
    newTab: layout.opensInNewTab,
    structuredData: pack(clinicService(clinics, siteUrl)),
    siteUrl,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** Clinics: what patients and staff carry, and what we do about it. */
export default function Clinics() {
  const { page, said, newTab } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero page={page} />
      <Sides newTab={newTab} sides={page.sides} />
      <Vision vision={page.vision} />
      <Help help={page.help} />
      <Gains gains={page.gains} />
      {said === undefined ? null : <Testimonials said={said} />}
      <Call {...page.call} contact={page.contact} />
    </>
  );
}
