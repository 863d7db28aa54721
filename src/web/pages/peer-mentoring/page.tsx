import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { peerMentoring } from "#content/pages/support/peer-mentoring.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { FramedPicture } from "../support-parts/framed-picture.tsx";
import { OpeningCopy } from "../support-parts/opening-text.tsx";
import { serviceData } from "../support-parts/service-data.server.ts";
import { Asking } from "./asking.tsx";
import { Frame } from "./frame.tsx";
import { Matching } from "./matching.tsx";
import { Mentor } from "./mentor.tsx";
import { Standard } from "./standard.tsx";
import { WhenItGoesWrong } from "./when-it-goes-wrong.tsx";

/** The page's words, and what it is for machines. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  const structuredData = pack(serviceData(peerMentoring, siteUrl, peerMentoring.audience));
  return { page: peerMentoring, structuredData, siteUrl, ...trailOf(peerMentoring, siteUrl) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** One-on-one peer mentorship: what a mentor is, how two people find each other, and how to ask. */
export default function PeerMentoring() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <>
      <section className="mx-auto grid max-w-page items-center gap-x-16 gap-y-10 px-gutter pt-section-tight lg:grid-cols-[1.1fr_1fr]">
        <OpeningCopy heading={page.heading} introduction={page.introduction}>
          <ButtonLink href={page.ask.href} variant="primary">
            {page.ask.text}
          </ButtonLink>
        </OpeningCopy>
        <FramedPicture picture={page.picture} priority shape="landscape" />
      </section>
      <Mentor mentor={page.mentor} />
      <Matching matching={page.matching} />
      <Frame frame={page.frame} />
      <Standard standard={page.standard} />
      <WhenItGoesWrong wrong={page.standard.wrong} />
      <Asking asking={page.asking} crisis={page.crisis} />
    </>
  );
}
