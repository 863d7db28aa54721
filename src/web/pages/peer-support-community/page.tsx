import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { layout } from "#content/layout.ts";
import { peerSupportCommunity } from "#content/pages/support/peer-support-community.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { FramedPicture } from "../support-parts/framed-picture.tsx";
import { OpeningCopy } from "../support-parts/opening-text.tsx";
import { serviceData } from "../support-parts/service-data.server.ts";
import { GroundRules } from "./ground-rules.tsx";
import { Honest } from "./honest.tsx";
import { Onward } from "./onward.tsx";
import { Report } from "./report.tsx";
import { Safety } from "./safety.tsx";
import { What } from "./what.tsx";

/** The page's words, and what it is for machines. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  const structuredData = pack(serviceData(peerSupportCommunity, siteUrl, peerSupportCommunity.audience));
  return {
    page: peerSupportCommunity,
    newTab: layout.opensInNewTab,
    structuredData,
    siteUrl,
    ...trailOf(peerSupportCommunity, siteUrl),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** The peer support community: what it is, how people are here, how it is kept safe and how to report. */
export default function PeerSupportCommunity() {
  const { page, newTab } = useLoaderData<typeof loader>();
  return (
    <>
      <section className="mx-auto max-w-page px-gutter pt-section-tight pb-section">
        <OpeningCopy heading={page.heading} introduction={page.introduction}>
          <ButtonLink href={page.join.href} variant="primary">
            {page.join.text}
          </ButtonLink>
        </OpeningCopy>
        <div className="mt-[calc(var(--spacing-stack)*1.75)]">
          <FramedPicture picture={page.picture} priority shape="band" />
        </div>
      </section>
      <What what={page.what} />
      <GroundRules rules={page.rules} />
      <Safety safety={page.safety} />
      <Report complaint={page.safety.complaint} report={page.safety.report} />
      <Honest honest={page.honest} newTab={newTab} />
      <Onward crisis={page.crisis} onward={page.onward} />
    </>
  );
}
