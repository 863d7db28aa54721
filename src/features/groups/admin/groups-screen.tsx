import { useNavigate } from "react-router";
import { ActionButton, ActionMenu } from "#ui/action-menu.tsx";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ListTable } from "#ui/list/list-table.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { Tag } from "#ui/tag.tsx";
import { toast } from "#ui/toast/store.ts";
import { OperationForm } from "#web/admin/operation-form.tsx";
import { useRowDeletion } from "#web/admin/row-actions.tsx";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { ListHeading } from "#web/admin/screen-heading.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { groupsScreen } from "../reads/screens.server.ts";
import { groupId } from "../schema/places.ts";
import { deleteDraft } from "../writes/deletion.server.ts";
import { beginNextRound } from "../writes/rounds.server.ts";

const copy = {
  title: "Groups",
  add: "New group",
  figures: "Figures by month",
  empty: {
    heading: "No groups yet",
    text: "A group has dates, places and a waiting list. People sign up on the groups page.",
  },
  sample: "Sample",
  round: "Next round",
  menuColumn: "Actions",
  menu: { of: (name: string) => `Actions for ${name}`, remove: "Delete draft" },
  deletion: {
    heading: (name: string) => `Delete the draft “${name}”?`,
    text: "Nobody has signed up for it. It can't be brought back.",
    typed: "",
    remove: "Delete draft",
    keep: "Keep it",
    done: "Draft deleted.",
  },
} as const;

const tagKinds = { open: "good", draft: "care", closed: "quiet", over: "quiet" } as const;

export const loader = screenLoader(async ({ services, actor }) => ({
  title: copy.title,
  ...(await groupsScreen(services, actor)),
}));

export const action = screenAction({
  beginNextRound: operation({
    permission: "groups.write",
    input: groupId,
    fromForm: ({ id }) => ({ id }),
    withoutRecentSignIn: "changes a draft, which nobody outside the team sees",
    limit: { points: 60, seconds: 600 },
    handle: ({ services, actor, input }) => beginNextRound(services, actor, input),
    next: ({ id }) => editOf(id),
  }),
  deleteGroupDraft: operation({
    permission: "groups.write",
    input: groupId,
    handle: ({ services, actor, input }) => deleteDraft(services, actor, input),
  }),
});

const editOf = (id: string) => `/admin/groups/${id}/edit`;

type ShownGroup = ScreenProps<typeof loader>["loaderData"]["list"]["rows"][number];

export default function GroupsScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { list, newUrl, figures, total } = content;
  const { send, ...operations } = useOperations<typeof action>();
  const navigate = useNavigate();
  const deletion = useRowDeletion<ShownGroup>({
    ...operations,
    copyOf: ({ name }) => ({ ...copy.deletion, heading: copy.deletion.heading(name) }),
    async remove({ id }, _typed, done) {
      await send("deleteGroupDraft", { id }, { done });
    },
    removed: () => toast({ title: copy.deletion.done }),
  });

  async function createNextRound(id: string) {
    const made = await send("beginNextRound", { id }, { stay: true });
    if (made) await navigate(editOf(made.id));
  }

  return (
    <>
      <ListHeading
        add={newUrl === undefined ? undefined : { href: newUrl, text: copy.add }}
        title={copy.title}
        total={total}
      />
      {figures === undefined ? null : (
        <p className="mt-2">
          <a className={`inline-flex min-h-11 items-center ${panelLink}`} href={figures}>
            {copy.figures}
          </a>
        </p>
      )}
      <div className="mt-3 grid gap-6">
        <AlertNote text={deletion.problem} />
        {list.rows.length > 0 ? (
          <ListTable
            caption={copy.title}
            list={list}
            menu={{
              heading: copy.menuColumn,
              of: (group) =>
                group.isDeletable ? (
                  <ActionMenu label={copy.menu.of(group.name)}>
                    <ActionButton danger onPress={() => deletion.ask(group)}>
                      {copy.menu.remove}
                    </ActionButton>
                  </ActionMenu>
                ) : null,
            }}
            render={{
              state: ({ state, sample, cells }) => (
                <span className="flex flex-wrap gap-2 xl:flex-nowrap">
                  <Tag kind={tagKinds[state]} state>
                    {cells.state?.text}
                  </Tag>
                  {sample ? <Tag kind="quiet">{copy.sample}</Tag> : null}
                </span>
              ),
              next: ({ id, name, hasEnded }) =>
                hasEnded ? (
                  <OperationForm
                    onSend={() => createNextRound(id)}
                    operation="beginNextRound"
                    values={{ id }}
                  >
                    <Button busy={operations.busy} size="small" type="submit" variant="outline">
                      {copy.round}
                      <span className="sr-only">: {name}</span>
                    </Button>
                  </OperationForm>
                ) : undefined,
            }}
            summary={["state", "next"]}
          />
        ) : (
          <EmptyState
            {...copy.empty}
            next={newUrl === undefined ? undefined : { href: newUrl, text: copy.add }}
            picture="empty-campaigns"
          />
        )}
      </div>
      {deletion.dialog}
    </>
  );
}
