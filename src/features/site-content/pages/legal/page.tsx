import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { legalPages } from "#content/index.ts";
import { legalCopy } from "#content/pages/legal/legal-copy.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";
import { Section } from "#ui/section.tsx";
import { onePath } from "#web/layout/use-path.ts";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { Contents } from "#web/sections/contents.tsx";
import { Fold } from "#web/sections/folded.tsx";
import { siteFacts } from "#web/site-facts.ts";
import { webPage } from "#web/structured-data/pages.server.ts";
import type { ShownBlock, ShownPage, ShownSection, ShownText } from "./facts.server.ts";
import { legalFacts, putInFacts } from "./facts.server.ts";

export function loader({ url, context }: LoaderFunctionArgs) {
  const legalPage = legalPages.find(({ path }) => path === onePath(url.pathname));
  if (legalPage === undefined) throw new Response(null, { status: 404 });
  const { siteUrl } = context.get(pageRequest);
  const { summaryHeading, contentsHeading, changed } = legalCopy;
  return {
    page: putInFacts(legalPage, legalFacts(context.get(siteFacts))),
    copy: { summaryHeading, contentsHeading, changed },
    structuredData: pack({ ...webPage("WebPage", legalPage, siteUrl), dateModified: legalPage.changed }),
    siteUrl,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

export default function Legal() {
  const { page, copy } = useLoaderData<typeof loader>();
  return (
    <>
      <Opening page={page} copy={copy} />
      <Section tight>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
          {/* On phones the folded sections are the contents. */}
          <div className="contents max-sm:hidden">
            <Contents heading={copy.contentsHeading} sections={page.sections} />
          </div>
          <LegalSections sections={page.sections} />
        </div>
      </Section>
    </>
  );
}

type OpeningProps = {
  page: ShownPage;
  copy: {
    summaryHeading: string;
    changed: string;
  };
};

function Opening({ page, copy }: OpeningProps) {
  const { heading, introduction, changed, summary } = page;
  return (
    <Section ground="tint" tight>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.1fr] print:block">
        <div>
          <h1 className="text-h1">{heading}</h1>
          <p className="max-w-[34rem] text-lead text-ink-soft">{introduction}</p>
          <p className="mt-4 text-small text-ink-soft">
            {copy.changed}: <time dateTime={changed.day}>{changed.text}</time>
          </p>
        </div>
        <section
          aria-labelledby="summary"
          className="rounded-xl border border-line bg-surface p-card shadow-card print:mt-6 print:shadow-none"
        >
          <h2 className="text-h3" id="summary">
            {copy.summaryHeading}
          </h2>
          <ul className="mt-4 grid gap-3">
            {summary.map((line) => (
              <li className="flex gap-3" key={line[0]?.text}>
                <Icon className="mt-1.5 size-4.5 text-link" name="note" />
                <span>
                  <Sentence text={line} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Section>
  );
}

function Sentence({ text }: { text: ShownText }) {
  return text.map((part) =>
    part.href === undefined ? (
      part.text
    ) : (
      <a className="text-link-inline" href={part.href} key={part.href}>
        {part.text}
      </a>
    ),
  );
}

function BlockView({ block }: { block: ShownBlock }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p>
          <Sentence text={block.text} />
        </p>
      );
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item[0]?.text}>
              <Sentence text={item} />
            </li>
          ))}
        </ul>
      );
    case "contact":
      return (
        <p>
          {block.before}
          <a className="text-link-inline wrap-anywhere" href={`mailto:${block.address}`}>
            {block.address}
          </a>
          . {block.note}
        </p>
      );
    case "table":
      return <LegalTable table={block} />;
  }
}

/** Folded on phones. */
function LegalSections({ sections }: { sections: readonly ShownSection[] }) {
  return (
    <div className="max-w-text">
      {sections.map((section, at) => (
        <section
          aria-labelledby={section.id}
          className={`border-b border-line sm:border-0 print:mt-8 ${at > 0 ? "sm:mt-stack" : ""}`}
          key={section.id}
        >
          <SectionText section={section} />
        </section>
      ))}
    </div>
  );
}

function SectionText({ section: { id, heading, open, blocks } }: { section: ShownSection }) {
  const title = (
    <Heading className={open ? "max-sm:pt-3" : ""} id={id} level={2} size={3}>
      {heading}
    </Heading>
  );
  const text = (
    <div className="prose pb-stack">
      {blocks.map((block, at) => (
        // Blocks are fixed content and never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <BlockView block={block} key={at} />
      ))}
    </div>
  );
  return open ? (
    <>
      {title}
      {text}
    </>
  ) : (
    <Fold heading={title} onPhones>
      {text}
    </Fold>
  );
}

type LegalTableProps = { table: Extract<ShownBlock, { kind: "table" }> };

const cell = "py-3.5 text-left align-top";

/** Two columns that fit a narrow phone: a term and its description. */
function LegalTable({ table: { caption, head, rows } }: LegalTableProps) {
  return (
    <table className="mt-8 mb-8 w-full last:mb-0 border-collapse text-small">
      <caption className="break-after-avoid pb-2 text-left font-semibold">{caption}</caption>
      <thead>
        <tr className="border-b border-line-strong text-small text-ink-faint">
          <th className="w-[42%] py-2 pr-4 text-left font-normal" scope="col">
            {head[0]}
          </th>
          <th className="py-2 text-left font-normal" scope="col">
            {head[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, note, text }) => (
          <tr className="break-inside-avoid border-b border-line" key={label}>
            <th className={`${cell} pr-4 font-medium wrap-anywhere hyphens-auto`} scope="row">
              {label}
              {note === undefined ? null : (
                <span className="block text-small font-normal text-ink-faint">{note}</span>
              )}
            </th>
            <td className={`${cell} text-ink-soft`}>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
