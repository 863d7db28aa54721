import type { notFound } from "#content/pages/not-found.ts";
import { buttonLook } from "#ui/button-look.ts";
import { CardLink } from "#ui/card-link.tsx";
import { Section } from "#ui/section.tsx";
import { PictureHero } from "../../layout/picture-hero.tsx";

/** "We've Moved!": where to go from an address that leads nowhere. */
export function Moved({ page }: { page: typeof notFound }) {
  const { links, popular, help } = page;
  return (
    <>
      <PictureHero heading={page.heading} introduction={page.introduction} large name="not-found" />
      <Section tight>
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
              <a className={buttonLook("outline", "small")} href={href}>
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
    </>
  );
}
