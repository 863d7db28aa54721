import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { expertMentoring } from "#content/pages/support/expert-mentoring.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { FramedPicture } from "../support-parts/framed-picture.tsx";
import { OpeningCopy } from "../support-parts/opening-text.tsx";
import { serviceData } from "../support-parts/service-data.server.ts";
import { Apart } from "./apart.tsx";
import { BeforeYouBegin } from "./before-you-begin.tsx";
import { Helps } from "./helps.tsx";
import { LimitsAndAsking } from "./limits-and-asking.tsx";

/** The page's words, and what it is for machines. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  const structuredData = pack(serviceData(expertMentoring, siteUrl, expertMentoring.audience));
  return { page: expertMentoring, structuredData, siteUrl, ...trailOf(expertMentoring, siteUrl) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** Expert mentoring: learning with a professional, kept apart from therapy. */
export default function ExpertMentoring() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <>
      <section className="mx-auto grid max-w-page items-center gap-x-20 gap-y-10 px-gutter pt-section-tight pb-section md:grid-cols-[1fr_minmax(0,18rem)] lg:grid-cols-[1fr_25rem]">
        <OpeningCopy heading={page.heading} introduction={page.introduction}>
          <ButtonLink href={`#${page.asking.id}`} variant="outline">
            {page.asking.heading}
          </ButtonLink>
        </OpeningCopy>
        <FramedPicture picture={page.picture} priority shape="arch" />
      </section>
      <Helps helps={page.helps} />
      <Apart apart={page.apart} />
      <BeforeYouBegin before={page.before} />
      <LimitsAndAsking asking={page.asking} crisis={page.crisis} limits={page.limits} />
    </>
  );
}
