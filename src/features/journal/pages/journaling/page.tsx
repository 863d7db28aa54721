import { useState } from "react";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { layout } from "#content/layout.ts";
import { journaling } from "#content/pages/journaling.ts";
import "../../ui/journal.css";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack, useUnpacked } from "#web/packed.ts";
import { FramedPicture } from "#web/pages/support-parts/framed-picture.tsx";
import { OpeningCopy } from "#web/pages/support-parts/opening-text.tsx";
import { trailOf } from "#web/structured-data/trail.server.ts";
import type { Carried } from "../../ui/desk-room.tsx";
import { JournalSection } from "./journal-section.tsx";
import { Known } from "./known.tsx";
import { Privacy } from "./privacy.tsx";
import { PromptChooser } from "./prompt-chooser.tsx";
import { PromptLists } from "./prompt-lists.tsx";
import { journalingStructuredData } from "./structured-data.server.ts";

/** Everything the page says; the journal's own words go with it, since they are said by the browser. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  return {
    page: { path: journaling.path, meta: journaling.meta },
    copy: pack(journaling),
    newTab: layout.opensInNewTab,
    structuredData: pack(journalingStructuredData(siteUrl)),
    siteUrl,
    ...trailOf(journaling, siteUrl),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** Journaling: prompts, a journal that stays on the device, how it is kept private, and what is known. */
export default function Journaling() {
  const { copy, newTab } = useLoaderData<typeof loader>();
  const page = useUnpacked(copy);
  const [carried, setCarried] = useState<Carried>();
  const { journal, prompts } = page;
  return (
    <>
      <section className="mx-auto grid max-w-page items-center gap-x-16 gap-y-10 px-gutter py-section-tight lg:grid-cols-[1.1fr_1fr]">
        <OpeningCopy heading={page.heading} introduction={page.introduction}>
          <ButtonLink href={`#${journal.id}`} variant="primary">
            {page.toJournal}
          </ButtonLink>
          <ButtonLink href={`#${prompts.id}`} variant="outline">
            {page.toPrompts}
          </ButtonLink>
        </OpeningCopy>
        <FramedPicture picture={page.picture} priority shape="landscape" />
      </section>
      <PromptChooser
        groups={prompts.groups}
        onWrite={(prompt) => {
          setCarried((before) => ({ prompt, at: (before?.at ?? 0) + 1 }));
          document.getElementById(`${journal.id}-heading`)?.focus();
        }}
        copy={page.chooser}
      />
      <JournalSection
        carried={carried}
        journal={journal}
        privacyId={page.privacy.id}
        onTaken={() => setCarried(undefined)}
      />
      <PromptLists next={page.privacy.id} prompts={prompts} />
      <Privacy privacy={page.privacy} />
      <Known known={page.known} newTab={newTab} />
    </>
  );
}
