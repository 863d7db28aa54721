import { useEffect, useRef, useState } from "react";
import { redirect } from "react-router";
import type { AddableKind } from "#content/documents/addable.server.ts";
import { articleKind } from "#content/documents/articles.server.ts";
import type { EditableDocument } from "#content/documents/editable.server.ts";
import { episodeKind } from "#content/documents/own-episodes.server.ts";
import { documentSections } from "#content/documents/register.server.ts";
import { samplesIn } from "#content/documents/samples.ts";
import { pageKind } from "#content/documents/simple-pages.server.ts";
import { apiRequest } from "#platform/browser/api-client.ts";
import { type Actor, authorize, may } from "#platform/permissions/access.ts";
import type { Services } from "#platform/services.ts";
import { SearchField } from "#ui/search-field.tsx";
import { Tag } from "#ui/tag.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { fieldId } from "../client/focus-field.ts";
import { articlesCopy, episodesCopy, pagesCopy } from "../copy/addable.ts";
import { listCopy as copy } from "../copy/screen.ts";
import { foundDocuments, longestSearch } from "../rules/found-documents.ts";
import type { ContentDocumentRow } from "../table.server.ts";

export const loader = screenLoader(({ services, actor, search }) => {
  // Limited access has articles and no other content.
  if (!may(actor, "content.read")) throw redirect("/admin/site/articles");
  return documentsScreen(services, actor, search.get("search") ?? "");
});

async function documentsScreen(services: Services, actor: Actor, search: string) {
  authorize(actor, "content.read");
  const rows = await services.store.db.selectFrom("content_documents").selectAll().execute();
  const sections = documentSections.map(({ id, title, documents }) => ({
    id,
    title,
    documents: documents.map((document) =>
      documentCard(
        document,
        rows.find((each) => each.id === document.id),
      ),
    ),
  }));
  return {
    title: "Content",
    sections: [{ id: "own", title: "Articles and new pages", documents: ownLists(rows) }, ...sections],
    search: search.slice(0, longestSearch),
  };
}

function documentCard(document: EditableDocument, row: ContentDocumentRow | undefined) {
  const { id, title, about, firstField, preview, inFrame } = document;
  const state = row?.draft ? "draft" : row?.published ? "published" : undefined;
  const scheduled = row?.unfit_at ? copy.unfit : row?.scheduled ? copy.scheduled : undefined;
  return {
    id,
    field: firstField === undefined ? "" : `#${fieldId([firstField])}`,
    title,
    address: inFrame || !preview.startsWith("/") ? "" : preview,
    about,
    tags: [state && copy.states[state], scheduled].filter((each) => each !== undefined),
    samples: samplesLeft(document),
  };
}

/** What the team adds has lists of its own. */
function ownLists(rows: readonly ContentDocumentRow[]) {
  const added = (kind: AddableKind) =>
    rows.filter(({ id, draft, published }) => kind.owns(id) && draft + published !== "").length;
  return [
    { id: "articles", copy: articlesCopy, count: articleKind.all().length },
    { id: "pages", copy: pagesCopy, count: added(pageKind) },
    { id: "episodes", copy: episodesCopy, count: added(episodeKind) },
  ].map(({ id, copy: { title, about, count: inWords }, count }) => ({
    id,
    field: "",
    title,
    address: "",
    about,
    tags: [inWords(count)],
    samples: undefined,
  }));
}

/** How many of a document's values are still samples, in words; undefined if none is. */
function samplesLeft({ form, now, shipped }: EditableDocument): string | undefined {
  const left = samplesIn(form, now(), shipped).length;
  return left === 0 ? undefined : left === 1 ? "1 sample to replace" : `${left} samples to replace`;
}

export default function DocumentsScreen({ loaderData: { sections, search } }: ScreenProps<typeof loader>) {
  const [typed, setTyped] = useState(search);
  const form = useRef<HTMLFormElement>(null);
  // What was typed before the script was here.
  useEffect(() => {
    if (form.current) setTyped(String(new FormData(form.current).get("search") ?? ""));
  }, []);
  const { items, busy } = useContentSearch(typed);
  const found = foundDocuments(sections, typed);
  const named = new Set(found.flatMap(({ documents }) => documents.map(({ id }) => id)));
  const others = items.filter(({ id }) => !named.has(id));
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">Content</h1>
          <p className="mt-1 max-w-text text-ink-soft">
            What the public pages say. Change it here, look at the page, and publish when you're ready.
          </p>
        </div>
        <search className="max-w-96 grow">
          <form className="flex" onSubmit={(event) => event.preventDefault()} ref={form}>
            <SearchField
              className=""
              label="Find a page or text"
              longest={longestSearch}
              onType={setTyped}
              value={search}
            />
          </form>
        </search>
      </div>
      <p className="mt-4 text-ink-soft empty:hidden" role="status">
        {found.length + others.length > 0
          ? null
          : busy
            ? "Searching..."
            : `No page has “${typed.trim()}” in its title or text.`}
      </p>
      <div className="mt-3 grid gap-7">
        {found.map(({ id, title, documents }) => (
          <section aria-labelledby={`${id}-documents`} key={id}>
            <h2 className="text-h4" id={`${id}-documents`}>
              {title}
            </h2>
            {/* A line below each row; the list cuts off that of the last one. */}
            <ul className="mt-2 grid gap-x-6 overflow-hidden rounded-md border border-line bg-surface shadow-card lg:grid-cols-2 min-[100rem]:grid-cols-3">
              {documents.map((document) => (
                <DocumentRow {...document} key={document.id} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {others.length === 0 ? null : (
        <section aria-labelledby="found-documents" className="max-w-180 pt-6">
          <h2 className="text-h4" id="found-documents">
            With these words inside
          </h2>
          <ul className="mt-2 overflow-hidden rounded-md border border-line bg-surface shadow-card">
            {others.map((document) => (
              <DocumentRow
                {...document}
                about=""
                address=""
                field=""
                key={document.id}
                samples={undefined}
                tags={[]}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type Row = ScreenProps<typeof loader>["loaderData"]["sections"][number]["documents"][number];

/** Its state is said where it isn't the original text. */
function DocumentRow({ id, field, title, address, about, tags, samples }: Row) {
  return (
    <li className="relative -mb-px border-b border-line px-4 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <h3 className="font-sans font-semibold text-[1rem]">
          <a
            className="rounded-sm after:absolute after:inset-0 focus-ring"
            href={`/admin/site/${id}${field}`}
          >
            {title}
          </a>
          {address === "" ? null : (
            <span className="ml-2 font-normal text-ink-faint text-small">{address}</span>
          )}
        </h3>
        <span className="flex flex-wrap gap-2 empty:hidden">
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
          {samples === undefined ? null : <Tag kind="care">{samples}</Tag>}
        </span>
      </div>
      {about === "" ? null : <p className="text-ink-soft text-small leading-snug">{about}</p>}
    </li>
  );
}

/** Delay after the last keystroke before the search is sent. */
const pause = 200;
/** A single letter would match every text. */
const shortest = 2;

type Found = readonly { id: string; title: string }[];

/** Shortly after the last keystroke; none until the response arrives. */
function useContentSearch(typed: string): { items: Found; busy: boolean } {
  const [found, setFound] = useState<{ text: string; items: Found }>();
  const text = typed.trim();
  const isLongEnough = text.length >= shortest;
  useEffect(() => {
    if (!isLongEnough) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const sent = { signal: controller.signal };
        const response = await apiRequest("POST", "/api/admin/site-content/search", { text }, sent);
        const { items }: { items: Found } = await response.json();
        setFound({ text, items });
      } catch {
        // The search in titles still works.
        if (!controller.signal.aborted) setFound({ text, items: [] });
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isLongEnough, text]);
  const isKnown = found?.text === text;
  return { items: isLongEnough && isKnown ? found.items : [], busy: isLongEnough && !isKnown };
}
