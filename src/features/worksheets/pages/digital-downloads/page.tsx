import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { digitalDownloads } from "#content/pages/digital-downloads.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { Opening } from "#web/pages/plain/opening.tsx";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { CardFiles } from "./card-files.tsx";
import { listedCards, listedSheets } from "./listed-files.server.ts";
import { SheetFiles } from "./sheet-files.tsx";
import { downloadsStructuredData } from "./structured-data.server.ts";

/** The page's copy, and every file with its facts from the build. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  const { path, name, meta, heading, introduction, picture, about, cards, sheets, closing, file } =
    digitalDownloads;
  return {
    page: { path, name, meta, heading, introduction, picture, about, cards, sheets, closing },
    download: file.download,
    cards: listedCards(),
    groups: listedSheets(),
    ...trailOf(digitalDownloads, siteUrl),
    structuredData: pack(downloadsStructuredData(siteUrl)),
    siteUrl,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** Digital Downloads: pocket cards and blank worksheets, each with its size, pages and language. */
export default function DigitalDownloads() {
  const { page, download, cards, groups } = useLoaderData<typeof loader>();
  return (
    <>
      <Opening heading={page.heading} introduction={page.introduction} picture={page.picture} />
      <Section labelledBy="about-files" tight>
        <h2 className="sr-only" id="about-files">
          {page.about.heading}
        </h2>
        <dl className="grid gap-x-12 gap-y-5 border-y border-line py-7 md:grid-cols-3">
          {page.about.points.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1 text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <CardFiles cards={cards} download={download} copy={page.cards} />
      <SheetFiles download={download} groups={groups} copy={page.sheets} />
      <Section ground="warm" tight>
        <p className="max-w-text text-lead">{page.closing.text}</p>
        <p className="mt-2">
          <ButtonLink href={page.closing.link.href} variant="text">
            {page.closing.link.text}
          </ButtonLink>
        </p>
      </Section>
    </>
  );
}
