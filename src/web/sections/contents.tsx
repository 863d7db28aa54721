import { Icon } from "#ui/icon.tsx";

type ContentsProps = { heading: string; sections: readonly { id: string; heading: string }[] };

/** The table of contents, folded on phones; on wide screens it's next to the text and sticky. */
export function Contents({ heading, sections }: ContentsProps) {
  return (
    <nav
      aria-labelledby="contents"
      className="-mx-2 px-2 lg:sticky lg:top-[calc(var(--header-h)+1.5rem)] lg:max-h-[calc(100dvh-var(--header-h)-3rem)] lg:self-start lg:overflow-y-auto lg:pb-2 print:hidden"
    >
      <h2 className="font-sans text-small font-semibold text-link max-sm:hidden" id="contents">
        {heading}
      </h2>
      <details className="folds-on-phones group/contents">
        <summary className="flex min-h-11 items-center justify-between rounded-sm text-small font-semibold text-link focus-ring">
          {heading}
          <Icon className="size-5 group-open/contents:rotate-180" name="chevron" />
        </summary>
        <ul className="mt-3 sm:max-lg:columns-2">
          {sections.map(({ id, heading: title }) => (
            <li className="break-inside-avoid border-l border-line" key={id}>
              <a
                className="flex min-h-11 items-center rounded-sm py-1.5 pl-4 text-small leading-snug text-ink-soft focus-ring hover:text-link hover:underline hover:underline-offset-4 lg:min-h-9"
                href={`#${id}`}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
