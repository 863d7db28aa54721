import { useNavigate } from "react-router";
import { ActionButton, ActionMenu } from "#ui/action-menu.tsx";
import { AlertNote } from "#ui/alert-note.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { SelectField } from "#ui/field-select.tsx";
import { TextField } from "#ui/field-text.tsx";
import { ListTable } from "#ui/list/list-table.tsx";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast/store.ts";
import { AdminForm } from "#web/admin/operation-form.tsx";
import { useRowDeletion } from "#web/admin/row-actions.tsx";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { ScreenHeading } from "#web/admin/screen-heading.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { groupScreen } from "../reads/screens.server.ts";
import { barLift, dateChange, groupDeletion, hostChange, placeRemoval } from "../schema.ts";
import { liftBar } from "../writes/bars.server.ts";
import { deleteGroup } from "../writes/deletion.server.ts";
import { changeGroupDate } from "../writes/groups.server.ts";
import { changeGroupHost } from "../writes/hosts.server.ts";
import { removePlace } from "../writes/places.server.ts";
import { DeletionPanel, RefusedPanel } from "./ending-panels.tsx";
import { HostsPanel } from "./hosts-panel.tsx";
import { usePlaceRemoval } from "./place-removal.tsx";

const copy = {
  back: "Groups",
  edit: "Edit group",
  dates: {
    heading: "Next dates",
    canceled: "Canceled. Everybody with a place gets an email.",
    none: "No dates in the next 100 days.",
    note: "Whoever has a place is emailed when a date is moved, added or canceled.",
    menuColumn: "Actions",
    menu: { of: (when: string) => `Actions for ${when}`, cancel: "Cancel this date" },
    cancel: {
      heading: "Cancel this date?",
      text: "Everybody with a place gets an email. A canceled date can be moved to another time.",
      typed: "",
      remove: "Cancel the date",
      keep: "Keep it",
    },
    form: {
      heading: "Move or add a date",
      key: { label: "Date", added: "A new date" },
      zone: (zone: string) => `By the group's clock: ${zone}.`,
      start: { label: "New time" },
      minutes: { label: "Minutes" },
      submit: { text: "Save date", busy: "Saving..." },
    },
  },
  unsent: {
    heading: "Emails that didn't go out",
    note: "From the last 30 days. Nothing is sent again by itself. If it matters, please write to these people.",
  },
  places: {
    heading: "People",
    none: "Nobody has signed up yet.",
  },
  lifted: "They can sign up again.",
} as const;

export const loader = screenLoader(async ({ services, actor, params: { id = "" } }) => {
  const group = await groupScreen(services, actor, id);
  return { title: group.name, ...group };
});

export const action = screenAction({
  /** Asks for a recent sign-in: it sends to everybody in the group. */
  changeGroupDate: operation({
    permission: "groups.write",
    input: dateChange,
    fromForm: ({ key = "", start = "", minutes = "" }) =>
      key === ""
        ? { kind: "add", start, minutes: Number(minutes) }
        : { kind: "move", key, start, minutes: Number(minutes) },
    limit: { points: 120, seconds: 600 },
    handle: ({ services, actor, params: { id = "" }, input }) =>
      changeGroupDate(services, actor, { id, change: input }),
  }),
  removeGroupPlace: operation({
    permission: "groups.write",
    input: placeRemoval,
    handle: ({ services, actor, params: { id = "" }, input: { placeId, bar } }) =>
      removePlace(services, actor, { groupId: id, id: placeId, bar }),
  }),
  liftGroupBar: operation({
    permission: "groups.write",
    input: barLift,
    fromForm: (fields) => fields,
    handle: async ({ services, actor, params: { id = "" }, input }) => {
      await liftBar(services, actor, { groupId: id, ...input });
      return {};
    },
  }),
  deleteGroup: operation({
    permission: "records.delete",
    input: groupDeletion,
    handle: async ({ services, actor, params: { id = "" }, input }) => {
      await deleteGroup(services, actor, { id, ...input });
      return {};
    },
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

/** One group: its dates, and the people in it or on its waiting list. */
export default function GroupScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  return (
    <>
      <ScreenHeading
        at={content.state.text}
        back={{ href: "/admin/groups", text: copy.back }}
        title={content.name}
      >
        <ButtonLink href={content.edit} size="small" variant="outline">
          {copy.edit}
        </ButtonLink>
      </ScreenHeading>
      <div className="mt-6 grid gap-6">
        <UnsentMails content={content} />
        <Dates content={content} />
        <People content={content} />
        <Hosts content={content} />
        {content.refused === 0 ? null : <Refused content={content} />}
        {content.mayDelete ? <Deletion content={content} /> : null}
      </div>
    </>
  );
}

type PartProps = { content: ScreenProps<typeof loader>["loaderData"] };

function Dates({ content: { dates, zone, minutes } }: PartProps) {
  const { send, busy, problem, field, clear } = useOperations<typeof action>("changeGroupDate");
  const cancellation = useRowDeletion<(typeof dates)["rows"][number]>({
    ...{ busy, problem, clear },
    copyOf: () => copy.dates.cancel,
    async remove({ id: key }, _typed, close) {
      await send("changeGroupDate", { kind: "cancel", key }, { done: close });
    },
    removed: () => toast({ title: copy.dates.canceled }),
  });
  const { form, menu } = copy.dates;
  return (
    <Panel heading={copy.dates.heading} id="dates">
      <AlertNote text={cancellation.problem} />
      {dates.rows.length === 0 ? (
        <p>{copy.dates.none}</p>
      ) : (
        <ListTable
          caption={copy.dates.heading}
          list={dates}
          menu={{
            heading: copy.dates.menuColumn,
            of: (date) =>
              date.canceled ? null : (
                <ActionMenu label={menu.of(date.when)}>
                  <ActionButton danger onPress={() => cancellation.ask(date)}>
                    {menu.cancel}
                  </ActionButton>
                </ActionMenu>
              ),
          }}
          summary={["state"]}
        />
      )}
      <p className="text-small text-ink-soft">{copy.dates.note}</p>
      <div>
        <h3 className="text-h4">{form.heading}</h3>
        <p className="mt-1 text-small text-ink-soft">{form.zone(zone)}</p>
      </div>
      <AdminForm
        busy={busy}
        fields={["start", "minutes"]}
        className="gap-5"
        id="date"
        onSend={async (fields) => void (await send("changeGroupDate", fields))}
        operation="changeGroupDate"
        problem={problem}
        submit={form.submit}
      >
        <div className="grid max-w-220 gap-5 sm:grid-cols-3">
          <SelectField
            {...field("key")}
            id="date-key"
            label={form.key.label}
            name="key"
            options={[
              { value: "", label: form.key.added },
              ...dates.rows.map(({ id, when }) => ({ value: id, label: when })),
            ]}
            placeholder=""
          />
          <TextField
            {...field("start")}
            id="date-start"
            label={form.start.label}
            name="start"
            type="datetime-local"
          />
          <TextField
            {...field("minutes", String(minutes))}
            id="date-minutes"
            inputMode="numeric"
            label={form.minutes.label}
            maxLength={3}
          />
        </div>
      </AdminForm>
      {cancellation.dialog}
    </Panel>
  );
}

function People({ content: { places, summary } }: PartProps) {
  const { send, ...operations } = useOperations<typeof action>();
  const removal = usePlaceRemoval({
    ...operations,
    remove: (input, done) => send("removeGroupPlace", input, { done }),
  });
  return (
    <Panel
      aside={<p className="text-small text-ink-soft">{summary}</p>}
      heading={copy.places.heading}
      id="people"
    >
      <AlertNote text={removal.problem} />
      {places.rows.length === 0 ? (
        <p>{copy.places.none}</p>
      ) : (
        <ListTable caption={copy.places.heading} list={places} menu={removal.menu} summary={["state"]} />
      )}
      {removal.dialog}
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
  return (
    <RefusedPanel
      busy={busy}
      field={field("email")}
      onSend={async (fields) => {
        if (await send("liftGroupBar", fields)) toast({ title: copy.lifted });
      }}
      problem={problem}
      refused={refused}
    />
  );
}

function Deletion({ content: { name } }: PartProps) {
  const { send, busy, problem, clear } = useOperations<typeof action>();
  const navigate = useNavigate();
  return (
    <DeletionPanel
      busy={busy}
      clear={clear}
      name={name}
      // The screen of a deleted group can't be read again.
      onDelete={async (typed) => (await send("deleteGroup", { name: typed }, { stay: true })) !== undefined}
      onDeleted={() => void navigate("/admin/groups", { replace: true })}
      problem={problem}
    />
  );
}

function Hosts({ content: { hosts, canInvite } }: PartProps) {
  const { send, busy, problem } = useOperations<typeof action>("changeGroupHost");
  return (
    <HostsPanel
      busy={busy}
      canInvite={canInvite}
      hosts={hosts}
      onChange={(change) => void send("changeGroupHost", change)}
      problem={problem}
    />
  );
}
