import { type ComponentType, useEffect, useState } from "react";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { layout } from "#content/layout.ts";
import { type JournalingPage, journaling } from "#content/pages/journaling.ts";
import "../../ui/journal.css";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { CrisisNote } from "#ui/field-crisis-note.tsx";
import { Icon } from "#ui/icon.tsx";
import { Section } from "#ui/section.tsx";
import { FormHelp } from "#web/layout/form-help.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack, useUnpacked } from "#web/packed.ts";
import { Headed, SectionHeading } from "#web/sections/headed.tsx";
import { Paragraphs, Points, Terms } from "#web/sections/lists.tsx";
import { PlainOpening } from "#web/sections/plain-opening.tsx";
import { SectionSources } from "#web/sections/section-sources.tsx";
import { webApplication } from "#web/structured-data/pages.server.ts";
import { trailOf } from "#web/structured-data/trail.server.ts";
import type { Carried } from "../../ui/open-journal-view.tsx";
import { PromptChooser, PromptLists } from "./prompt-chooser.tsx";

/** The journal's copy is included because the browser shows it. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  const features = journaling.privacy.items.map(({ title }) => title);
  return {
    page: { path: journaling.path, meta: journaling.meta },
    copy: pack(journaling),
    newTab: layout.opensInNewTab,
    structuredData: pack(webApplication(journaling, siteUrl, features)),
    siteUrl,
    ...trailOf(journaling, siteUrl),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

export default function Journaling() {
  const { copy, newTab } = useLoaderData<typeof loader>();
  const page = useUnpacked(copy);
  const [carried, setCarried] = useState<Carried>();
  const { journal, prompts, privacy, known } = page;
  return (
    <>
      <PlainOpening page={page} />
      <JournalSection
        carried={carried}
        journal={journal}
        privacyId={page.privacy.id}
        toPrompts={{ text: page.toPrompts, href: `#${prompts.id}` }}
        onTaken={() => setCarried(undefined)}
      />
      <PromptChooser
        groups={prompts.groups}
        onWrite={(prompt) => {
          setCarried((before) => ({ prompt, at: (before?.at ?? 0) + 1 }));
          (
            document.getElementById("journal-first") ?? document.getElementById(`${journal.id}-heading`)
          )?.focus();
        }}
        copy={page.chooser}
      />
      <PromptLists
        next={page.privacy.id}
        prompts={prompts}
        toJournal={{ text: page.toJournal, href: `#${journal.id}` }}
      />
      <Headed copy={privacy} tight>
        <Terms
          item="border-t border-line pt-3"
          items={privacy.items}
          list="mt-stack grid gap-x-grid gap-y-4 sm:grid-cols-2 lg:grid-cols-3"
          text="mt-1.5"
        />
        <h3 className="mt-stack font-display text-h3">{privacy.limits.heading}</h3>
        <Points
          className="mt-5 grid gap-x-grid border-t border-line lg:grid-cols-2"
          item="border-b border-line py-2.5 text-ink-soft"
          items={privacy.limits.items}
        />
      </Headed>
      <Section ground="warm" id={known.id} labelledBy={`${known.id}-heading`} tight>
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1.35fr_1fr]">
          <div>
            <SectionHeading heading={known.heading} id={`${known.id}-heading`} />
            <Paragraphs texts={known.paragraphs} />
          </div>
          <div className="grid content-start gap-6">
            <SectionSources heading={known.sourcesHeading} newTab={newTab} sources={known.sources} />
            <p className="grid">
              {known.links.map(({ text, href }) => (
                <ButtonLink className="justify-self-start" href={href} key={href} variant="text">
                  {text}
                </ButtonLink>
              ))}
            </p>
          </div>
        </div>
      </Section>
    </>
  );
}

type JournalSectionProps = {
  journal: JournalingPage["journal"];
  privacyId: string;
  toPrompts: { text: string; href: string };
  carried: Carried | undefined;
  onTaken: () => void;
};

type JournalComponent = ComponentType<{
  copy: JournalingPage["journal"]["copy"];
  carried: Carried | undefined;
  onTaken: () => void;
}>;

/** The journal's code is loaded after hydration; without JavaScript the section says so. */
function JournalSection({ journal, privacyId, toPrompts, carried, onTaken }: JournalSectionProps) {
  const { id, heading, lead, how, copy, stop, crisis } = journal;
  const [loaded, setLoaded] = useState<{ Room?: JournalComponent; missing?: true }>({});
  const { Room, missing } = loaded;

  useEffect(() => {
    import("../../ui/journal-app.tsx").then(
      (module) => setLoaded({ Room: module.default }),
      () => setLoaded({ missing: true }),
    );
  }, []);

  return (
    <Section id={id} labelledBy={`${id}-heading`} tight>
      <h2 className="sr-only" id={`${id}-heading`} tabIndex={-1}>
        {heading}
      </h2>
      <div className="min-h-96 rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-card lg:p-10 print:min-h-0 print:border-0 print:p-0">
        {Room === undefined ? (
          <>
            <p className="hidden max-w-text text-ink-soft noscript:block">{copy.gate.withoutScript}</p>
            <p className="text-ink-soft noscript:hidden" role="status">
              {missing ? copy.gate.missing : copy.gate.getting}
            </p>
          </>
        ) : (
          <Room carried={carried} onTaken={onTaken} copy={copy} />
        )}
      </div>
      <p className="mt-4 flex max-w-text gap-2 text-small text-ink-soft">
        <Icon className="mt-0.5 size-5" name="shield" />
        <span>
          {lead}{" "}
          <a className="text-link-inline" href={`#${privacyId}`}>
            {how}
          </a>
          <span className="block">
            <a className="text-link-inline" href={toPrompts.href}>
              {toPrompts.text}
            </a>
          </span>
        </span>
      </p>
      <div className="mt-7 grid items-start gap-x-12 gap-y-4 lg:grid-cols-2">
        <p className="max-w-text text-ink-soft">{stop}</p>
        <div className="grid gap-3">
          <CrisisNote copy={crisis} />
          <FormHelp id="journal-help" />
        </div>
      </div>
    </Section>
  );
}
