import { ActionButton, ActionLink, ActionMenu } from "#ui/action-menu.tsx";
import { AlertNote } from "#ui/alert-note.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ListSearch } from "#ui/list/list-pages.tsx";
import { ListTable } from "#ui/list/list-table.tsx";
import { Tag } from "#ui/tag.tsx";
import { toast } from "#ui/toast/store.ts";
import { copyLink, useRowDeletion } from "#web/admin/row-actions.tsx";
import { ListHeading } from "#web/admin/screen-heading.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { type ClinicCodesContent, clinicCodesScreen, type ShownClinicCode } from "../reads.server.ts";
import { type ClinicCodeState, clinicCodeBounds } from "../rules.ts";
import type { action } from "./clinic-code-action.server.ts";

const copy = {
  title: "Clinic codes",
  make: "New code",
  search: "Search by clinic or code",
  searchButton: "Search",
  countsNote:
    "These numbers count page views and clicks, with no personal data. A count updates after the end of a day, once ten more have come in, so each code can have up to nine that aren't shown yet. Browsers that ask not to be tracked aren't counted.",
  clinics: {
    heading: "Clinics with several codes",
    caption: "Counts of clinics with several codes",
    clinic: "Clinic",
    figures: ["Codes", "Page views", "Opened the purchase page"],
  },
  menuColumn: "Actions",
  menu: {
    of: (code: string) => `Actions for ${code}`,
    edit: "Edit",
    visit: "View public page",
    copy: "Copy link",
    card: "QR code and card",
    on: "Switch on",
    off: "Switch off",
    usedUp: "Mark as used up",
    remove: "Delete",
  },
  undo: "Undo",
  done: {
    copied: "Link copied.",
    copyFailed: "Your browser couldn't copy it. You'll find the link on the screen with the card.",
    on: "Switched on. Its page shows it again.",
    onExpired: "The code is on, but its last day has passed. Set a later one so its page shows it again.",
    off: "Switched off. Its page says so.",
    usedUp: "Marked as used up. Its page says so.",
    deleted: "The code has been deleted. Its page now says we don't know this code.",
  },
  deletion: {
    heading: "Delete this code permanently?",
    text: "This deletes its page and counts. Printed cards will lead to a page that doesn't know the code. To avoid that, switch it off instead.",
    typed: "Type the code to confirm",
    remove: "Delete permanently",
    keep: "Cancel",
  },
  empty: {
    heading: "No codes yet",
    text: "A code gives a clinic's patients their own page: what the code is for and how to use it. Create one, print its card and give it to the clinic.",
    search: "Try a shorter word.",
    clear: "Clear search",
  },
} as const;

const tagKinds = { live: "good", expired: "care", usedUp: "care", off: "quiet" } as const;

export const loader = screenLoader(async ({ services, actor, search }) => ({
  title: copy.title,
  ...(await clinicCodesScreen(services, actor, search)),
}));

export default function ClinicCodesScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const actions = useClinicCodeActions();
  const { list, newUrl, here, search, hasCodes, clinics } = content;
  return (
    <>
      <ListHeading add={{ href: newUrl, text: copy.make }} title={copy.title} total={content.total} />
      {hasCodes ? (
        <search className="mt-6 block">
          <ListSearch
            action={here}
            button={copy.searchButton}
            label={copy.search}
            longest={clinicCodeBounds.clinic}
            query={{ search }}
          />
        </search>
      ) : null}
      <AlertNote className="mt-4" text={actions.problem} />
      <div className="mt-5">
        {list.rows.length > 0 ? (
          <ListTable
            caption={copy.title}
            list={list}
            menu={{
              heading: copy.menuColumn,
              of: (clinicCode) => <ClinicCodeMenu actions={actions} clinicCode={clinicCode} />,
            }}
            render={{
              state: ({ status, cells }) => (
                <Tag kind={tagKinds[status]} state>
                  {cells.state?.text}
                </Tag>
              ),
            }}
            summary={["state", "plan"]}
          />
        ) : (
          <NothingHere content={content} />
        )}
      </div>
      {clinics.length === 0 ? null : <ClinicCounts clinics={clinics} />}
      {hasCodes ? <p className="mt-5 max-w-text text-small text-ink-soft">{copy.countsNote}</p> : null}
      {actions.dialog}
    </>
  );
}

function NothingHere({ content: { hasCodes, here, newUrl, noMatch } }: { content: ClinicCodesContent }) {
  const { heading, text, search, clear } = copy.empty;
  const next = hasCodes ? { href: here, text: clear } : { href: newUrl, text: copy.make };
  return hasCodes ? (
    <EmptyState heading={noMatch} next={next} picture="empty-results" text={search} />
  ) : (
    <EmptyState heading={heading} next={next} picture="empty-campaigns" text={text} />
  );
}

type MenuProps = { clinicCode: ShownClinicCode; actions: ReturnType<typeof useClinicCodeActions> };

function ClinicCodeMenu({ clinicCode, actions }: MenuProps) {
  const { menu } = copy;
  return (
    <ActionMenu label={menu.of(clinicCode.code)}>
      <ActionLink href={clinicCode.href}>{menu.edit}</ActionLink>
      <ActionLink href={clinicCode.link}>{menu.visit}</ActionLink>
      <ActionButton onPress={() => actions.copy(clinicCode)}>{menu.copy}</ActionButton>
      <ActionLink href={clinicCode.card}>{menu.card}</ActionLink>
      {clinicCode.state === "on" ? (
        <>
          <ActionButton onPress={() => actions.changeState(clinicCode, "usedUp")}>{menu.usedUp}</ActionButton>
          <ActionButton onPress={() => actions.changeState(clinicCode, "off")}>{menu.off}</ActionButton>
        </>
      ) : (
        <ActionButton onPress={() => actions.changeState(clinicCode, "on")}>{menu.on}</ActionButton>
      )}
      {clinicCode.mayDelete ? (
        <ActionButton danger onPress={() => actions.requestDeletion(clinicCode)}>
          {menu.remove}
        </ActionButton>
      ) : null}
    </ActionMenu>
  );
}

function useClinicCodeActions() {
  const { send, ...operations } = useOperations<typeof action>();
  const { ask, problem, dialog } = useRowDeletion<ShownClinicCode>({
    ...operations,
    copyOf: () => copy.deletion,
    confirmed: { name: "code", of: ({ code }) => code },
    remove: ({ href }, code, done) => send("deleteClinicCode", { code }, { at: href, done }),
    removed: () => toast({ title: copy.done.deleted }),
  });

  async function changeState(clinicCode: Changeable, state: ClinicCodeState): Promise<void> {
    operations.clear();
    const { revision, href } = clinicCode;
    const changed = await send("changeClinicCode", { revision, state }, { at: href });
    if (!changed) return;
    const undo = () => void changeState({ href, state, revision: changed.revision }, clinicCode.state);
    toast({
      title: state === "on" && changed.status === "expired" ? copy.done.onExpired : copy.done[state],
      action: { label: copy.undo, run: undo },
    });
  }

  async function copyLinkOf({ link }: ShownClinicCode): Promise<void> {
    operations.clear();
    toast({ title: (await copyLink(link)) ? copy.done.copied : copy.done.copyFailed });
  }
  return { problem, dialog, requestDeletion: ask, changeState, copy: copyLinkOf };
}

type Changeable = Pick<ShownClinicCode, "href" | "revision" | "state">;

function ClinicCounts({ clinics }: Pick<ClinicCodesContent, "clinics">) {
  return (
    <section aria-labelledby="clinics" className="mt-8">
      <h2 className="text-h3" id="clinics">
        {copy.clinics.heading}
      </h2>
      <div className="mt-4 overflow-x-auto rounded-lg border border-line bg-surface shadow-card">
        <table className="w-full text-left">
          <caption className="sr-only">{copy.clinics.caption}</caption>
          <thead>
            <tr className="text-small text-ink-faint">
              <th className="py-3 pr-2 pl-5 font-semibold sm:pr-4" scope="col">
                {copy.clinics.clinic}
              </th>
              {copy.clinics.figures.map((column) => (
                <th className="px-2 py-3 text-right font-semibold last:pr-4 sm:px-4" key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {clinics.map((each) => (
              <tr className="border-t border-line" key={each.clinic}>
                <th
                  className="min-w-24 py-3 pr-2 pl-5 font-semibold wrap-anywhere sm:min-w-32 sm:pr-4"
                  scope="row"
                >
                  {each.clinic}
                </th>
                {[each.codes, each.views, each.clicks].map((figure, at) => (
                  <td
                    className="px-2 py-3 text-right tabular-nums last:pr-4 sm:px-4"
                    key={copy.clinics.figures[at]}
                  >
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
