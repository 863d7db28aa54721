import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { type OurFamilyPage, ourFamily } from "#content/pages/our-family.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Heading } from "#ui/heading.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack, useUnpacked } from "#web/packed.ts";
import { facesHtml } from "#web/sections/faces.server.tsx";
import { Faces } from "#web/sections/faces.tsx";
import { Landscape } from "#web/sections/landscape.tsx";
import { SkyOver } from "#web/sections/sky-over.tsx";
import { webPage } from "#web/structured-data/pages.server.ts";
import { Numbers } from "./numbers.tsx";
import { Story } from "./story.tsx";

/** The hills of the picture, as a share of its width. */
const roadLand = 0.33;

function WindingRoad({ road }: { road: OurFamilyPage["road"] }) {
  const headingId = `${road.id}-heading`;
  return (
    <Section id={road.id} labelledBy={headingId}>
      <div className="isolate overflow-hidden rounded-2xl">
        <SkyOver land={roadLand} picture={road.picture}>
          <div className="px-card pt-8 pb-10 lg:px-16 lg:pt-14">
            <Heading level={2} id={headingId}>
              {road.heading}
            </Heading>
            <p className="max-w-[31rem] text-lead">{road.text}</p>
            <p className="mt-stack flex flex-wrap gap-x-4 gap-y-3">
              <ButtonLink href={road.journeys.href} variant="primary">
                {road.journeys.text}
              </ButtonLink>
              <ButtonLink href={road.community.href} variant="outline">
                {road.community.text}
              </ButtonLink>
            </p>
          </div>
        </SkyOver>
      </div>
    </Section>
  );
}

function Reality({ reality }: Pick<OurFamilyPage, "reality">) {
  const headingId = `${reality.id}-heading`;
  return (
    <Section id={reality.id} labelledBy={headingId}>
      <div className="grid gap-x-16 gap-y-2 lg:grid-cols-[1.12fr_1fr]">
        <Heading level={2} id={headingId}>
          {reality.heading}
        </Heading>
        <div>
          <p className="text-lead text-ink-soft">{reality.lead}</p>
          <p className="mt-4 text-ink-soft">{reality.text}</p>
        </div>
      </div>
    </Section>
  );
}

function GainingFamily({ gaining }: { gaining: OurFamilyPage["gaining"] }) {
  const headingId = `${gaining.id}-heading`;
  return (
    <Section ground="warm" id={gaining.id} labelledBy={headingId}>
      <Heading level={2} id={headingId}>
        {gaining.heading}
      </Heading>
      <p className="max-w-text text-lead text-ink-soft">{gaining.lead}</p>
      <ul className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-grid md:grid-cols-2">
        {gaining.cards.map(({ title, text, picture }) => (
          <li
            className="overflow-hidden rounded-xl border border-line bg-surface shadow-card"
            key={picture.name}
          >
            <div className="relative h-56 bg-(--art-sky-1) lg:h-72">
              <Illustration
                alt={picture.alt}
                className="absolute inset-0 size-full"
                height={picture.height}
                name={picture.name}
                width={picture.width}
              />
            </div>
            <div className="p-card">
              <Heading level={3}>{title}</Heading>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The page's copy, and its structured data: only what the founders have made public. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  const about = webPage("AboutPage", ourFamily, siteUrl);
  const { path, meta } = ourFamily;
  return {
    page: { path, meta },
    copy: pack(ourFamily),
    faces: facesHtml("founders", "banner"),
    siteUrl,
    structuredData: pack(about),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

export default function OurFamily() {
  const { copy, faces } = useLoaderData<typeof loader>();
  const page = useUnpacked(copy);
  return (
    <>
      <Landscape page={page} picture={page.picture}>
        <Faces className="mt-stack" html={faces} />
      </Landscape>
      <Numbers numbers={page.numbers} skipTo={page.story.id} />
      <Story skipTo={page.reality.id} story={page.story} />
      <Reality reality={page.reality} />
      <GainingFamily gaining={page.gaining} />
      <WindingRoad road={page.road} />
    </>
  );
}
