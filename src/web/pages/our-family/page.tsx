import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { ourFamily } from "#content/pages/our-family.ts";
import { site } from "#content/site.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { pageMeta } from "#web/metadata.ts";
import { pack, useUnpacked } from "#web/packed.ts";
import { Banner } from "./banner.tsx";
import { GainingFamily } from "./gaining-family.tsx";
import { Numbers } from "./numbers.tsx";
import { Reality } from "./reality.tsx";
import { Story } from "./story.tsx";
import { WindingRoad } from "./winding-road.tsx";

/** The page's words, and what it is for machines: of the founders only what they have told. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  const about = {
    "@context": "https://schema.org",
    "@type": "AboutPage",
    name: ourFamily.heading,
    description: ourFamily.meta.description,
    url: `${siteUrl}${ourFamily.path}`,
    inLanguage: site.language,
    isPartOf: { "@type": "WebSite", name: site.productName, url: `${siteUrl}/` },
  };
  const { path, meta } = ourFamily;
  return { page: { path, meta }, copy: pack(ourFamily), siteUrl, structuredData: pack(about) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** Our Family: the founders' figures, their story in five chapters, and what they would say at its end. */
export default function OurFamily() {
  const page = useUnpacked(useLoaderData<typeof loader>().copy);
  return (
    <>
      <Banner page={page} />
      <Numbers numbers={page.numbers} skipTo={page.story.id} />
      <Story skipTo={page.reality.id} story={page.story} />
      <Reality reality={page.reality} />
      <GainingFamily gaining={page.gaining} />
      <WindingRoad road={page.road} />
    </>
  );
}
