import { panelLink } from "#ui/panel-class.ts";
import { personCopy } from "../copy.ts";
import type { PersonContent } from "../reads/screen.server.ts";

const copy = personCopy.due;

/** What waits for a reply, the most urgent first. */
export function DuePanel({ due }: Pick<PersonContent, "due">) {
  if (due.length === 0) return null;
  return (
    <section
      aria-labelledby="due-heading"
      className="overflow-hidden rounded-lg border border-line bg-surface shadow-card"
    >
      <h2 className="px-5 pt-4 pb-2 text-h4" id="due-heading">
        {copy.heading}
      </h2>
      <ul className="divide-y divide-line border-t border-line">
        {due.map(({ href, title, formatted, late }) => (
          <li className="flex min-h-11 flex-wrap items-center gap-x-4 px-5 py-1.5" data-row="" key={href}>
            <a className={`min-w-0 flex-1 font-semibold wrap-anywhere ${panelLink}`} href={href}>
              {title}
            </a>
            <span className={`text-small ${late ? "font-semibold text-error" : "text-ink-soft"}`}>
              {formatted}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
