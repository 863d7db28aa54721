import type { digitalDownloads } from "#content/pages/digital-downloads.ts";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";
import type { ListedGroup } from "./listed-files.server.ts";

type SheetFilesProps = {
  groups: readonly ListedGroup[];
  copy: typeof digitalDownloads.sheets;
  download: string;
};

/** The blank worksheets by path, as one list. */
export function SheetFiles({ groups, copy, download }: SheetFilesProps) {
  return (
    <Section id={copy.id} labelledBy={`${copy.id}-heading`}>
      <Heading level={2} id={`${copy.id}-heading`}>
        {copy.heading}
      </Heading>
      <p className="mt-[1.1rem] max-w-text text-lead text-ink-soft">{copy.lead}</p>
      {groups.map(({ id, name, files }) => (
        <section
          aria-labelledby={`${id}-files`}
          className="mt-12 grid gap-x-12 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)]"
          key={id}
        >
          <Heading className="lg:pt-4" level={3} id={`${id}-files`}>
            {name}
          </Heading>
          <ul className="border-t border-line">
            {files.map((file) => (
              <li
                className="flex flex-wrap items-baseline justify-between gap-x-8 border-b border-line py-2"
                key={file.id}
              >
                <span className="flex flex-wrap items-baseline gap-x-4">
                  <span className="font-display text-h4 font-[450]">{file.title}</span>
                  <span className="text-small text-ink-faint">{file.facts}</span>
                </span>
                <span className="flex gap-6">
                  <a
                    className="inline-flex min-h-11 items-center text-small font-semibold text-link-inline"
                    href={file.fill}
                  >
                    {copy.fill}
                    <span className="sr-only">: {file.title}</span>
                  </a>
                  <a
                    className="inline-flex min-h-11 items-center text-small font-semibold text-link-inline"
                    download=""
                    href={file.href}
                    type="application/pdf"
                  >
                    {download}
                    <span className="sr-only">: {file.title}</span>
                  </a>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Section>
  );
}
