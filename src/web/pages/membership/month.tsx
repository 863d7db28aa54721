import type { MembershipPage } from "#content/pages/membership.ts";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";

/** What a member gets each month, each part with a link to the page that says more. */
export function Month({ month }: Pick<MembershipPage, "month">) {
  return (
    <Section ground="tint" id={month.id} labelledBy="month-heading">
      <Heading className="text-balance" level={2} id="month-heading">
        {month.heading}
      </Heading>
      <p className="mt-3 max-w-text text-ink-soft">{month.lead}</p>
      <ul className="mt-stack grid gap-x-16 gap-y-8 md:grid-cols-2">
        {month.items.map(({ title, text, link }) => (
          <li className="border-t border-line-strong pt-5" key={title}>
            <h3 className="font-display text-h4 font-[450]">{title}</h3>
            <p className="mt-1.5 text-ink-soft">{text}</p>
            {link === undefined ? null : (
              <p className="mt-2 text-small">
                <a className="text-link-inline" href={link.href}>
                  {link.text}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
