import type { KnowledgeHubPage } from "#content/pages/knowledge-hub.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Prose } from "#ui/prose.tsx";
import { Section } from "#ui/section.tsx";

/** How the articles are made, and their feed. */
export function Reading({ reading, feed }: { reading: KnowledgeHubPage["reading"]; feed: string }) {
  const headingId = `${reading.id}-heading`;
  return (
    <Section ground="sage" id={reading.id} labelledBy={headingId} tight>
      <h2 className="font-display text-h3" id={headingId}>
        {reading.heading}
      </h2>
      <div className="mt-4">
        <Prose>
          {reading.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <ButtonLink href={feed} variant="text">
              {reading.feed}
            </ButtonLink>
          </p>
        </Prose>
      </div>
    </Section>
  );
}
