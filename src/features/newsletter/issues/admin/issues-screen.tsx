import { useNavigate } from "react-router";
import { current } from "#content/current.ts";
import { mailNotice } from "#content/mail-notice.ts";
import { newsletterTemplatesDocument } from "#content/newsletter-templates.ts";
import { type Columns, listOf } from "#platform/list/columns.ts";
import { may } from "#platform/permissions/access.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ListTable } from "#ui/list/list-table.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { Select } from "#ui/select.tsx";
import { OperationForm } from "#web/admin/operation-form.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { StateTag } from "../../ui/state-tag.tsx";
import { issueCopy } from "../copy.ts";
import { issueList, type NewsletterIssue } from "../reads/issues.server.ts";
import type { action } from "./issues-action.server.ts";

const copy = {
  title: "Newsletters",
  introduction: "Emails to your subscribers. We don't track who opens or clicks them.",
  create: "New newsletter",
  startFrom: "Start from",
  emptyPage: "An empty page",
  editTemplates: "Edit templates",
  welcome: "Welcome series",
  noSubject: "No subject yet",
  caption: "Newsletters, newest first",
  of: (part: number, whole: number) =>
    whole === 0 ? "" : `${part.toLocaleString("en-US")} of ${whole.toLocaleString("en-US")}`,
  orNothing: (count: number, whole: number) => (whole === 0 ? "" : count.toLocaleString("en-US")),
  writtenToFiles: (count: number) => `${count.toLocaleString("en-US")}: ${mailNotice.toFile}`,
  none: {
    heading: "No newsletters yet",
    text: "Write the first one. It stays a draft until you send it, and you can send yourself a test.",
  },
} as const;

const addressOf = (id: string) => `/admin/newsletters/${id}`;

const figure = { format: "figure", labelled: true } as const;

const issueColumns = {
  subject: {
    heading: "Newsletter",
    value: ({ content }) => content.subject || copy.noSubject,
  },
  state: { heading: "Status", value: ({ state }) => issueCopy.states[state] },
  /** When it goes or went; for drafts, when they were last changed. */
  when: {
    heading: "When",
    value: ({ sendAt, startedAt, changedAt }) => startedAt || sendAt || changedAt,
    format: "time",
  },
  delivered: {
    ...figure,
    heading: "Delivered",
    value: ({ counts }) =>
      counts.written > 0 ? copy.writtenToFiles(counts.written) : copy.of(counts.delivered, counts.chosen),
  },
  failed: {
    ...figure,
    heading: "Failed",
    value: ({ counts }) => copy.orNothing(counts.failed + counts.unsure, counts.chosen),
  },
  left: {
    ...figure,
    heading: "Unsubscribed",
    value: ({ counts }) => copy.orNothing(counts.left, counts.chosen),
  },
} satisfies Columns<NewsletterIssue>;

export const loader = screenLoader(async ({ services, actor }) => ({
  title: copy.title,
  templates: current(newsletterTemplatesDocument).items.map(({ id: value, name }) => ({ value, name })),
  editTemplates: may(actor, "content.write") ? `/admin/site/${newsletterTemplatesDocument.id}` : undefined,
  list: listOf(issueColumns, await issueList(services, actor), ({ id, state }) => ({
    id,
    state,
    href: addressOf(id),
  })),
}));

export { action } from "./issues-action.server.ts";

export default function IssuesScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { title, list, templates, editTemplates } = content;
  const { busy, problem, typed, send } = useOperations<typeof action>("createNewsletterIssue");
  const navigate = useNavigate();

  async function create(fields: FormData) {
    const created = await send("createNewsletterIssue", fields, { stay: true });
    if (created) await navigate(addressOf(created.id));
  }

  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-text">
          <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{title}</h1>
          <p className="mt-2 text-ink-soft">{copy.introduction}</p>
          <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small">
            <a className={panelLink} href="/admin/newsletters/welcome">
              {copy.welcome}
            </a>
            {editTemplates === undefined ? null : (
              <a className={panelLink} href={editTemplates}>
                {copy.editTemplates}
              </a>
            )}
          </p>
        </div>
        <OperationForm
          className="flex flex-wrap items-end gap-3"
          onSend={create}
          operation="createNewsletterIssue"
        >
          {templates.length === 0 ? null : (
            <label className="grid gap-1 text-small">
              <span className="text-ink-soft">{copy.startFrom}</span>
              <Select defaultValue={typed.template} name="template">
                <option value="">{copy.emptyPage}</option>
                {templates.map(({ value, name }) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </Select>
            </label>
          )}
          <Button aria-keyshortcuts="c" busy={busy} size="small" type="submit" variant="primary">
            {copy.create}
          </Button>
        </OperationForm>
      </div>
      <div className="mt-4">
        <AlertNote text={problem?.message} />
      </div>
      <div className="mt-6">
        {list.rows.length === 0 ? (
          <EmptyState heading={copy.none.heading} picture="empty-campaigns" text={copy.none.text} />
        ) : (
          <ListTable
            caption={copy.caption}
            list={list}
            render={{
              state: ({ state, cells }) => <StateTag state={state} text={cells.state?.text ?? ""} />,
            }}
          />
        )}
      </div>
    </>
  );
}
