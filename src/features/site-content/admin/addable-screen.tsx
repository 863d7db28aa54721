import { useNavigate } from "react-router";
import type { AddableKind } from "#content/documents/addable.server.ts";
import { articleKind } from "#content/documents/articles.server.ts";
import { episodeKind } from "#content/documents/own-episodes.server.ts";
import { pageKind } from "#content/documents/simple-pages.server.ts";
import { requiredMarks } from "#content/forms.ts";
import { podcastSettingsOf } from "#features/podcast/settings.server.ts";
import { HttpError } from "#platform/http/errors.ts";
import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextField } from "#ui/field-text.tsx";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { ListSearch, ListTabs } from "#ui/list/list-pages.tsx";
import { ListTable } from "#ui/list/list-table.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { Tag } from "#ui/tag.tsx";
import { OperationForm } from "#web/admin/operation-form.tsx";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { ScreenHeading } from "#web/admin/screen-heading.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { addableCopy, articlesCopy, episodesCopy, pagesCopy } from "../copy/addable.ts";
import { addableScreen } from "../reads/addable-screen.server.ts";
import { longestSearch } from "../rules/found-documents.ts";
import { articleInput, episodeInput, pageInput } from "../schema.ts";
import { addArticle, addEpisode, addPage } from "../writes/create-document.server.ts";

const kinds: Readonly<Record<string, AddableKind>> = {
  "/admin/site/articles": articleKind,
  "/admin/site/pages": pageKind,
  "/admin/site/episodes": episodeKind,
};

const lists = {
  article: { copy: articlesCopy, form: "new-articles", operation: "addArticle", longestTitle: 60 },
  page: { copy: pagesCopy, form: "new-pages", operation: "addPage", longestTitle: 70 },
  episode: { copy: episodesCopy, form: "new-episodes", operation: "addEpisode", longestTitle: 80 },
} as const;

export const loader = screenLoader(async ({ services, actor, path, search }) => {
  const kind = kinds[path];
  if (!kind) throw new HttpError("not_found");
  const hasFeed = podcastSettingsOf(services).PODCAST_FEED_URL !== undefined;
  return {
    ...(await addableScreen(services, actor, {
      kind,
      copy: lists[kind.name].copy,
      search: search.get("search") ?? "",
      state: search.get("state") ?? "",
    })),
    kind: kind.name,
    hasFeed: kind === episodeKind && hasFeed,
  };
});

const toEditor = ({ document }: { document: string }) => `/admin/site/${document}`;

const beginning = {
  permission: "content.write",
  withoutRecentSignIn: "changes a draft, which nobody outside the team sees",
  fromForm({ title, address = "" }: Readonly<Record<string, string>>) {
    const typed = address.trim().replace(/^\//, "");
    return { title, ...(typed === "" ? {} : { address: typed }) };
  },
  next: toEditor,
} as const;

/** Each begins as a draft, which nobody sees until it's published. */
export const action = screenAction({
  addArticle: operation({
    ...beginning,
    scope: { kind: "article" },
    input: articleInput,
    handle: ({ services, actor, input }) => addArticle(services, actor, input),
  }),
  addEpisode: operation({
    ...beginning,
    input: episodeInput,
    handle: ({ services, actor, input }) => addEpisode(services, actor, input),
  }),
  addPage: operation({
    ...beginning,
    input: pageInput,
    handle: ({ services, actor, input }) => addPage(services, actor, input),
  }),
});

type Content = ScreenProps<typeof loader>["loaderData"];

/** A list of what the team adds: articles, pages of its own, or episodes. */
export default function AddableScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { title, kind, isEmpty, mayWrite, hasFeed, importHref } = content;
  const { copy } = lists[kind];
  return (
    <>
      <ScreenHeading
        at={title}
        back={{ href: "/admin/site", text: "Content" }}
        lead={copy.about}
        title={title}
      >
        {importHref === undefined ? undefined : (
          <ButtonLink href={importHref} size="small" variant="outline">
            {articlesCopy.import}
          </ButtonLink>
        )}
      </ScreenHeading>
      <div className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-6">
        {hasFeed ? (
          <Note>
            <p>{episodesCopy.withFeed}</p>
          </Note>
        ) : null}
        {mayWrite ? <NewDocument key={kind} kind={kind} /> : null}
        {isEmpty ? <p className="text-ink-soft">{copy.none}</p> : <DocumentList content={content} />}
      </div>
    </>
  );
}

function NewDocument({ kind }: Pick<Content, "kind">) {
  const { form, operation, longestTitle, copy } = lists[kind];
  const { heading, title, button, ...more } = copy.add;
  const { busy, problem, typed, send } = useOperations<typeof action>(operation);
  const navigate = useNavigate();
  const wrong = problem?.fields ?? {};

  async function begin(fields: FormData) {
    const created = await send(operation, fields, { stay: true });
    if (created) await navigate(toEditor(created));
  }

  return (
    <Panel heading={heading} id={form}>
      <OperationForm className="grid max-w-200 gap-4" onSend={begin} operation={operation}>
        <KeepTyped busy={busy} failed={problem !== undefined} id={form} />
        <ProblemNote fields={["title", "address"]} problem={problem} />
        <TextField
          autoComplete="off"
          defaultValue={typed.title ?? ""}
          // Without a field for the address, its error is shown at the title that it was made from.
          error={wrong.title ?? ("address" in more ? undefined : wrong.address)}
          {...("hint" in more ? { hint: more.hint } : {})}
          id="new-title"
          label={title}
          marks={requiredMarks}
          maxLength={longestTitle}
          name="title"
          required
        />
        {"address" in more ? (
          <TextField
            autoComplete="off"
            defaultValue={typed.address ?? ""}
            error={wrong.address}
            hint={more.addressHint}
            id="new-address"
            label={more.address}
            marks={requiredMarks}
            maxLength={51}
            name="address"
            optional
            spellCheck={false}
          />
        ) : null}
        <p>
          <Button busy={busy} size="small" type="submit" variant="primary">
            {button}
          </Button>
        </p>
      </OperationForm>
    </Panel>
  );
}

function DocumentList({ content }: { content: Content }) {
  const { title, here, search, state, tabs, list } = content;
  const { noMatch } = addableCopy;
  return (
    <>
      <search className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <ListTabs label={addableCopy.states} tabs={tabs} />
        <div className="flex max-w-120 grow">
          <ListSearch
            action={here}
            button={addableCopy.searchButton}
            label={addableCopy.search}
            longest={longestSearch}
            query={{ search, state }}
          >
            {state === "" ? null : <input name="state" type="hidden" value={state} />}
          </ListSearch>
        </div>
      </search>
      {list.rows.length === 0 ? (
        <EmptyState
          heading={noMatch.heading}
          next={{ href: here, text: noMatch.clear }}
          picture="empty-results"
          text={noMatch.text}
        />
      ) : (
        <ListTable
          caption={title}
          list={list}
          render={{
            state: ({ cells, isUsual, waits }) => (
              <span className="flex flex-wrap gap-2">
                {isUsual ? (
                  <span className="text-ink-soft">{cells.state?.text}</span>
                ) : (
                  <Tag>{cells.state?.text}</Tag>
                )}
                {waits === undefined ? null : <Tag kind="care">{waits}</Tag>}
              </span>
            ),
          }}
        />
      )}
    </>
  );
}
