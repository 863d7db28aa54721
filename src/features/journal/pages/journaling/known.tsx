import type { JournalingPage } from "#content/pages/journaling.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Section } from "#ui/section.tsx";
import { SectionHeading } from "#web/pages/support-parts/section-heading.tsx";
import { Sources } from "#web/pages/support-parts/sources.tsx";

/** What is known about writing, in plain words, and what else the house has. */
export function Known({ known, newTab }: Pick<JournalingPage, "known"> & { newTab: string }) {
  const { id, heading, paragraphs, sourcesHeading, sources, links } = known;
  return (
    <Section ground="warm" id={id} labelledBy={`${id}-heading`}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1.35fr_1fr]">
        <div>
          <SectionHeading heading={heading} id={`${id}-heading`} />
          <div className="mt-[1.1rem] grid max-w-text gap-4">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className="grid content-start gap-6">
          <Sources heading={sourcesHeading} newTab={newTab} sources={sources} />
          <p className="grid">
            {links.map(({ text, href }) => (
              <ButtonLink className="justify-self-start" href={href} key={href} variant="text">
                {text}
              </ButtonLink>
            ))}
          </p>
        </div>
      </div>
    </Section>
  );
}
