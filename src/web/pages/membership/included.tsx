import type { MembershipPage } from "#content/pages/membership.ts";
import { Section } from "#ui/section.tsx";

const threads = ["border-(--art-thread-1)", "border-(--art-thread-5)", "border-(--art-thread-3)"];

/** What belongs to every plan, and where to ask. */
export function Included({ included, questions }: Pick<MembershipPage, "included" | "questions">) {
  return (
    <Section labelledBy="included-heading">
      <h2 className="max-w-[11em] font-display text-h2 text-balance" id="included-heading">
        {included.heading}
      </h2>
      <ul className="mt-[calc(var(--spacing-stack)*1.75)] grid gap-x-grid gap-y-8 md:grid-cols-3">
        {included.items.map(({ title, text }, at) => (
          <li className={`border-t-3 pt-7 ${threads[at]}`} key={title}>
            <h3 className="font-display text-h3">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-[calc(var(--spacing-stack)*2)] text-ink-soft">
        {questions.before}
        <a className="text-link-inline" href={questions.link.href}>
          {questions.link.text}
        </a>
        {questions.after}
      </p>
    </Section>
  );
}
