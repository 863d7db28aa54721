import type { HomePage } from "#content/pages/home.ts";
import { Icon } from "#ui/icon.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Section } from "#ui/section.tsx";
import { WaysOn } from "#ui/ways-on.tsx";
import { PartHead } from "./part.tsx";

/** Our Community: a picture of the circle, and a link to join. */
export function Community({ community }: { community: HomePage["community"] }) {
  const { label, heading, text, groups, safety, picture } = community;
  return (
    <Section ground="warm" labelledBy="community-heading">
      <div className="grid items-center gap-x-18 gap-y-10 lg:grid-cols-[1.22fr_1fr]">
        <div className="overflow-hidden rounded-2xl border-8 border-frame shadow-lift" data-reveal="">
          <Illustration {...picture} className="aspect-[1.14] h-auto w-full object-cover" />
        </div>
        <div>
          <PartHead heading={heading} id="community-heading" label={label} text={text} />
          <WaysOn first={groups} second={safety} />
        </div>
      </div>
    </Section>
  );
}

/** The four groups of people this site is for. */
export function WhoWeSupport({ who }: { who: HomePage["whoWeSupport"] }) {
  return (
    <Section labelledBy="who-heading">
      <PartHead centered heading={who.heading} id="who-heading" />
      <ul className="mt-[calc(var(--spacing-stack)*1.75)] grid grid-cols-2 gap-x-grid gap-y-8 lg:grid-cols-4">
        {who.cards.map(({ title, text, href, picture }) => (
          <li data-reveal="" key={title}>
            {/* The whole card is one link. */}
            <a className="group block h-full rounded-xl text-ink focus-ring" href={href}>
              <Illustration
                {...picture}
                alt=""
                className="aspect-[1.3] h-auto w-full rounded-xl object-cover"
              />
              <h3 className="mt-4 flex items-center justify-between gap-3 font-display text-h4 font-[450] wrap-anywhere group-hover:text-link">
                {title}
                <Icon
                  className="size-5 text-link transition-transform duration-(--dur-quick) group-hover:translate-x-0.5 max-sm:hidden"
                  name="arrow"
                />
              </h3>
              <p className="mt-1 text-small text-ink-soft">{text}</p>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
