import type { notFound } from "#content/pages/not-found.ts";
import type { MenuItem } from "#content/schema.ts";
import { buttonClass } from "#ui/button-class.ts";
import { CardLink } from "#ui/card-link.tsx";
import { Section } from "#ui/section.tsx";
import { Landscape } from "#web/sections/landscape.tsx";

const picture = { name: "not-found", alt: "", width: 1600, height: 560 };

type MovedProps = {
  page: Pick<typeof notFound, "heading" | "introduction" | "near" | "links" | "popular" | "help">;
  /** Suggested pages, closest first, with the language of their title where that isn't the page's. */
  near?: readonly (MenuItem & { language?: string })[];
};

/** "We've Moved!": where to go from an unknown address. */
export function Moved({ page, near = [] }: MovedProps) {
  const { links, popular, help } = page;
  return (
    // Analytics counts such a page as "/404" (features/visits/analytics).
    <div data-not-found="">
      <Landscape page={page} picture={picture} heading="max-w-[37rem] text-display" />
      <Section tight>
        {near.length === 0 ? null : (
          <div className="mb-[calc(var(--spacing-stack)*2)]">
            <h2 className="text-h3">{page.near.heading}</h2>
            <ul className="mt-4 grid gap-grid sm:grid-cols-2 lg:grid-cols-3">
              {near.map(({ href, title, hint, language }) => (
                <li className="wrap-anywhere" key={href}>
                  <CardLink href={href} language={language} text={hint} title={title} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <ul className="grid gap-grid sm:grid-cols-2 lg:grid-cols-3">
          {links.map(({ href, title, hint }) => (
            <li key={href}>
              <CardLink href={href} level="h2" text={hint} title={title} />
            </li>
          ))}
        </ul>
        <h2 className="mt-[calc(var(--spacing-stack)*1.6)] text-h3">{popular.heading}</h2>
        <ul className="mt-4 flex flex-wrap gap-3">
          {popular.links.map(({ href, title }) => (
            <li key={href}>
              <a className={buttonClass("outline", "small")} href={href}>
                {title}
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-[calc(var(--spacing-stack)*1.25)] text-ink-soft">
          {help.before}
          <a className="text-link-inline" href={help.link.href}>
            {help.link.title}
          </a>
          {help.after}
        </p>
      </Section>
    </div>
  );
}
