import { useNavigate } from "react-router";
import { WriteToPeople } from "#features/newsletter/issues/admin/write-to.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { ListTable } from "#ui/list/list-table.tsx";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast/store.ts";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { ScreenHeading } from "#web/admin/screen-heading.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { groupScreen } from "../reads/screens.server.ts";
import { barLift, dateChange, groupDeletion, hostChange, placeGift, placeRemoval } from "../schema/places.ts";
import { deleteGroup } from "../writes/deletion.server.ts";
import { changeGroupDate } from "../writes/group-dates.server.ts";
import { changeGroupHost } from "../writes/hosts.server.ts";
import { givePlace } from "../writes/place-gift.server.ts";
import { liftBar, removePlace } from "../writes/removal.server.ts";
import { DatesPanel } from "./dates-panel.tsx";
import { DeletionPanel, RefusedPanel } from "./ending-panels.tsx";
import { HostsPanel } from "./hosts-panel.tsx";
import { usePlaceActions } from "./place-actions.tsx";

const copy = {
  back: "Groups",
  edit: "Edit group",
  page: "On the groups page",
  unsent: {
    heading: "Emails that didn't go out",
    note: "From the last 30 days. Nothing is sent again by itself. If it matters, please write to these people.",
  },
  places: {
    heading: "People",
    none: "Nobody has signed up yet.",
    elsewhere: "People join this group elsewhere, so it has no places here. To change that, edit the group.",
  },
  lifted: "They can sign up again.",
} as const;

export const loader = screenLoader(async ({ services, actor, params: { id = "" } }) => {
  const group = await groupScreen(services, actor, id);
  return { title: group.name, ...group };
});

const ofGroup = { kind: "group", param: "id" } as const;

export const action = screenAction({
  /** Asks for a recent sign-in: it sends to everybody in the group. */
  changeGroupDate: operation({
    permission: "groups.write",
    scope: ofGroup,
    input: dateChange,
    fromForm: ({ minutes, ...fields }) => ({
      ...fields,
      ...(minutes === undefined ? {} : { minutes: Number(minutes) }),
    }),
    limit: { points: 120, seconds: 600 },
    handle: ({ services, actor, params: { id = "" }, input }) =>
      changeGroupDate(services, actor, { id, change: input }),
  }),
  /** Asks for a recent sign-in: it emails somebody, and can fill a group beyond its seats. */
  giveGroupPlace: operation({
    permission: "groups.write",
    scope: ofGroup,
    input: placeGift,
    handle: ({ services, actor, params: { id = "" }, input: { placeId } }) =>
      givePlace(services, actor, { groupId: id, id: placeId }),
  }),
  removeGroupPlace: operation({
    permission: "groups.write",
    scope: ofGroup,
    input: placeRemoval,
    handle: ({ services, actor, params: { id = "" }, input: { placeId, bar } }) =>
      removePlace(services, actor, { groupId: id, id: placeId, bar }),
  }),
  liftGroupBar: operation({
    permission: "groups.write",
    scope: ofGroup,
    input: barLift,
    fromForm: (fields) => fields,
    handle: ({ services, actor, params: { id = "" }, input }) =>
      liftBar(services, actor, { groupId: id, ...input }),
  }),
  deleteGroup: operation({
    permission: "records.delete",
    input: groupDeletion,
    handle: ({ services, actor, params: { id = "" }, input }) =>
      deleteGroup(services, actor, { id, ...input }),
    next: () => "/admin/groups",
  }),
  /** Asks for a recent sign-in: whoever hosts a group sees who is in it. */
  changeGroupHost: operation({
    permission: "groups.write",
    input: hostChange,
    fromForm: ({ memberId, isHost }) => ({ memberId, isHost: isHost === "yes" }),
    handle: ({ services, actor, params: { id = "" }, input }) =>
      changeGroupHost(services, actor, { groupId: id, ...input }),
  }),
});

export default function GroupScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  return (
    <>
      <ScreenHeading
        at={content.state.text}
        back={{ href: "/admin/groups", text: copy.back }}
        title={content.name}
      >
        <WriteToPeople to={content.writeTo}>
          {content.page === undefined ? null : (
            <ButtonLink href={content.page} size="small" variant="text">
              {copy.page}
            </ButtonLink>
          )}
          <ButtonLink href={content.edit} size="small" variant="outline">
            {copy.edit}
          </ButtonLink>
        </WriteToPeople>
      </ScreenHeading>
      <div className="mt-6 grid gap-6">
        <UnsentMails content={content} />
        <People content={content} />
        <Dates content={content} />
        <Hosts content={content} />
        {content.refused === 0 ? null : <Refused content={content} />}
        {content.mayDelete ? <Deletion content={content} /> : null}
      </div>
    </>
  );
}

type PartProps = { content: ScreenProps<typeof loader>["loaderData"] };

function Dates({ content }: PartProps) {
  const { send, busy, problem, field, clear } = useOperations<typeof action>("changeGroupDate");
  return (
    <DatesPanel
      {...{ busy, problem, field, clear, content }}
      onSend={(fields, done) => send("changeGroupDate", fields, { done })}
    />
  );
}

function People({ content: { places, summary, joinsHere, mails } }: PartProps) {
  const { send, ...operations } = useOperations<typeof action>();
  const { menu, dialog } = usePlaceActions({
    ...operations,
    mails,
    remove: (input, done) => send("removeGroupPlace", input, { done }),
    give: (placeId, done) => send("giveGroupPlace", { placeId }, { done }),
  });
  return (
    <Panel
      aside={<p className="text-small text-ink-soft">{summary}</p>}
      heading={copy.places.heading}
      id="people"
    >
      {places.rows.length === 0 ? (
        <p>{joinsHere ? copy.places.none : copy.places.elsewhere}</p>
      ) : (
        <ListTable caption={copy.places.heading} list={places} menu={menu} summary={["state"]} />
      )}
      {dialog}
    </Panel>
  );
}

/** Who wasn't told, so that the team can tell them. */
function UnsentMails({ content: { unsent } }: PartProps) {
  if (unsent.rows.length === 0) return null;
  return (
    <Panel heading={copy.unsent.heading} id="unsent">
      <p className="text-small text-ink-soft">{copy.unsent.note}</p>
      <ListTable caption={copy.unsent.heading} list={unsent} summary={["state"]} />
    </Panel>
  );
}

function Refused({ content: { refused } }: PartProps) {
  const { send, busy, problem, field } = useOperations<typeof action>("liftGroupBar");
  const done = () => toast({ title: copy.lifted });
  return (
    <RefusedPanel
      busy={busy}
      field={field("email")}
      onSend={async (fields) => void (await send("liftGroupBar", fields, { done }))}
      problem={problem}
      refused={refused}
    />
  );
}

function Deletion({ content: { name } }: PartProps) {
  const { send, ...operations } = useOperations<typeof action>();
  const navigate = useNavigate();
  return (
    <DeletionPanel
      {...operations}
      name={name}
      // The screen of a deleted group can't be read again.
      onDelete={(typed, done) => send("deleteGroup", { name: typed }, { stay: true, done })}
      onDeleted={() => void navigate("/admin/groups", { replace: true })}
    />
  );
}

function Hosts({ content: { hosts, canInvite } }: PartProps) {
  const { send, busy, problem } = useOperations<typeof action>("changeGroupHost");
  if (hosts === undefined) return null;
  return (
    <HostsPanel
      busy={busy}
      canInvite={canInvite}
      hosts={hosts}
      onChange={(change, said) =>
        void send("changeGroupHost", change, { done: () => toast({ title: said }) })
      }
      problem={problem}
    />
  );
}
