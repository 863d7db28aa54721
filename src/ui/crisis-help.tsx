import { Note } from "./note.tsx";

type HelpLine = { text: string; href: string };

export type CrisisHelpCopy = {
  heading: string;
  text: string;
  ways: readonly HelpLine[];
  danger: { before: string; link: HelpLine; after: string };
  /** The regions that the lines serve. */
  where: string;
  /** Says that nobody was notified. */
  private: string;
  newTab: string;
};

const linkClass =
  "inline-flex min-h-11 items-center rounded-sm font-semibold text-link underline underline-offset-4 focus-ring";

/** The help lines themselves, not a link to them. */
export function CrisisHelp({ copy }: { copy: CrisisHelpCopy }) {
  const { heading, text, danger, ways, where, newTab } = copy;
  return (
    <Note icon="phone">
      <p className="font-semibold">{heading}</p>
      <p className="mt-1">{text}</p>
      <ul className="flex flex-wrap gap-x-6">
        {ways.map((way) => {
          const outside = way.href.startsWith("https:");
          return (
            <li key={way.href}>
              <a
                className={linkClass}
                href={way.href}
                rel={outside ? "noopener" : undefined}
                target={outside ? "_blank" : undefined}
              >
                {way.text}
                {outside ? <span className="sr-only"> ({newTab})</span> : null}
              </a>
            </li>
          );
        })}
      </ul>
      <p>
        {danger.before}
        <a className={linkClass} href={danger.link.href}>
          {danger.link.text}
        </a>
        {danger.after}
      </p>
      <p className="mt-1 text-ink-soft">
        {where} {copy.private}
      </p>
    </Note>
  );
}
