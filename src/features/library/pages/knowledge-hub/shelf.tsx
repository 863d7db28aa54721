import type { KnowledgeHubPage } from "#content/pages/knowledge-hub.ts";
import { Icon } from "#ui/icon.tsx";
import { Section } from "#ui/section.tsx";

/** The other resources, as a list. */
export function Shelf({ shelf }: { shelf: KnowledgeHubPage["shelf"] }) {
  const headingId = `${shelf.id}-heading`;
  return (
    <Section id={shelf.id} labelledBy={headingId}>
      <h2 className="font-display text-h2" id={headingId}>
        {shelf.heading}
      </h2>
      <ul className="mt-[calc(var(--spacing-stack)*1.5)] border-b border-line">
        {shelf.links.map(({ href, title, text }) => (
          <li className="border-t border-line" key={href}>
            <a
              className="group flex items-center justify-between gap-6 rounded-sm py-4 text-ink focus-ring hover:text-link"
              href={href}
            >
              <span className="grid gap-x-10 sm:grid-cols-[15rem_minmax(0,1fr)] sm:items-baseline">
                <span className="font-display text-h4 font-[450]">{title}</span>
                <span className="text-ink-soft">{text}</span>
              </span>
              <Icon
                className="size-5 text-link transition-transform duration-(--dur-quick) group-hover:translate-x-0.5"
                name="arrow"
              />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
