import { useRef } from "react";
import { WriteToPeople } from "#features/newsletter/issues/admin/write-to.tsx";
import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { TextField } from "#ui/field-text.tsx";
import { ListTable } from "#ui/list/list-table.tsx";
import { Panel } from "#ui/panel.tsx";
import { toast } from "#ui/toast/store.ts";
import { AdminForm, OperationForm } from "#web/admin/operation-form.tsx";
import { ScreenHeading } from "#web/admin/screen-heading.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { roomGuide } from "../copy.ts";
import { meetingScreen } from "../reads/meetings.server.ts";
import { GroundRules } from "../ui/ground-rules.tsx";
import { PhaseTag } from "../ui/phase-tag.tsx";
import { crisisHeading, RoomGuide } from "../ui/room-guide.tsx";
import { sessionTimes } from "../ui/session-times.ts";
import { useReaderZone } from "../ui/use-reader-zone.ts";
import { type action, meetingOfAddress } from "./meeting-action.server.ts";
import { usePlaceActions } from "./place-actions.tsx";
import { useLiveScreen } from "./use-live-screen.ts";

const copy = {
  back: "Meetings",
  group: "Edit group",
  inYourZone: (time: string) => `${time} where you are.`,
  door: {
    heading: "The door",
    before: (time: string) => `It opens at ${time}, half an hour before. Until then nobody can go in.`,
    open: "It's open. Everybody with a place can go in from their own page.",
    closed: "It's closed. Nobody else can go in from their page. Whoever is in the meeting stays there.",
    unset: "There's no meeting link yet, so nobody can go in. Add one here.",
    over: "The meeting is over, and the door is closed.",
    canceled: "This date is canceled. The door stays closed.",
    wayIn: "Go to the meeting",
    newTab: "opens in a new tab",
    close: "Close the door",
    reopen: "Open the door again",
    busy: "One moment...",
  },
  people: {
    heading: "People",
    none: "Nobody has a place.",
    note: "Who has come means who has opened the door here. This screen updates itself during the meeting.",
  },
  link: {
    heading: "Change the meeting link",
    text: "A new link counts for everybody at once, on all dates of this group. The next time someone opens the door, they get there. Whoever is still in the old room doesn't notice, so tell them first.",
    label: "New link",
    hint: "An https link of your meeting service. It's encrypted, and on no page and in no email.",
    submit: { text: "Change the link", busy: "One moment..." },
    changed: "The link is changed. The door leads to it from now on.",
  },
  rules: "Ground rules",
} as const;

export const loader = screenLoader(async ({ services, actor, params }) => {
  const meeting = await meetingScreen(services, actor, meetingOfAddress(params));
  return { title: meeting.when, guide: roomGuide(), ...meeting };
});

export { action } from "./meeting-action.server.ts";

type Content = ScreenProps<typeof loader>["loaderData"];

export default function MeetingScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { name, when, phase, phaseName, groupUrl, guide, groundRules, language } = content;
  useLiveScreen(phase === "arriving" || phase === "on");
  return (
    <>
      <ScreenHeading at={name} back={{ href: "/admin/meetings", text: copy.back }} title={when}>
        <WriteToPeople to={content.writeTo}>
          {groupUrl === undefined ? null : (
            <ButtonLink href={groupUrl} size="small" variant="outline">
              {copy.group}
            </ButtonLink>
          )}
        </WriteToPeople>
      </ScreenHeading>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
        <PhaseTag phase={phase} text={phaseName} />
        <OwnTime content={content} />
        {/* On a phone, the guide is below the list of people. */}
        <a className="text-link-inline lg:hidden" href={`#${crisisHeading}`}>
          {guide.heading}
        </a>
      </p>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-6">
          <Door content={content} />
          <People content={content} />
        </div>
        <div className="grid min-w-0 gap-6">
          <RoomGuide guide={guide} />
          <Panel heading={copy.rules} id="rules">
            <GroundRules lang={language} text={groundRules} />
          </Panel>
        </div>
      </div>
    </>
  );
}

/** The same time for a host who is in another zone than the group. */
function OwnTime({ content: { start, end, zone } }: { content: Content }) {
  const own = useReaderZone();
  if (own === undefined) return null;
  const here = sessionTimes(start, end, own).time;
  return here === sessionTimes(start, end, zone).time ? null : <span>{copy.inYourZone(here)}</span>;
}

function doorText({ phase, door, wayIn }: Content): string {
  if (phase === "over" || phase === "canceled") return copy.door[phase];
  if (wayIn === undefined) return copy.door.unset;
  if (door.isClosed) return copy.door.closed;
  return phase === "before" ? copy.door.before(door.opens) : copy.door.open;
}

function Door({ content }: { content: Content }) {
  const { send, busy, problem } = useOperations<typeof action>("changeDoor");
  const { phase, door, wayIn } = content;
  const text = door.isClosed ? copy.door.reopen : copy.door.close;
  return (
    <Panel heading={copy.door.heading} id="door">
      <p role="status">{doorText(content)}</p>
      <ProblemNote problem={problem} />
      {phase === "over" || phase === "canceled" ? null : (
        <div className="flex flex-wrap gap-3">
          {wayIn === undefined ? null : (
            <ButtonLink
              data-no-prefetch=""
              external={copy.door.newTab}
              href={wayIn}
              size="small"
              variant="primary"
            >
              {copy.door.wayIn}
            </ButtonLink>
          )}
          <OperationForm
            onSend={async () => void (await send("changeDoor", { isClosed: !door.isClosed }))}
            operation="changeDoor"
            values={{ isClosed: door.isClosed ? "no" : "yes" }}
          >
            <Button busy={busy} size="small" type="submit" variant="outline">
              {busy ? copy.door.busy : text}
            </Button>
          </OperationForm>
        </div>
      )}
      <div className="border-t border-line">
        <MeetingLink isMissing={wayIn === undefined} />
      </div>
    </Panel>
  );
}

function People({ content: { people, summary, mails } }: { content: Content }) {
  const { send, ...operations } = useOperations<typeof action>();
  const { menu, dialog } = usePlaceActions({
    ...operations,
    mails,
    remove: (input, done) => send("removeFromMeeting", input, { done }),
  });
  const { heading, none, note } = copy.people;
  return (
    <Panel aside={<p className="text-small text-ink-soft">{summary}</p>} heading={heading} id="people">
      {people.rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ListTable caption={heading} list={people} menu={menu} summary={["came"]} />
      )}
      <p className="text-small text-ink-soft">{note}</p>
      {dialog}
    </Panel>
  );
}

/** Rarely needed: closed, unless there is no link yet. */
function MeetingLink({ isMissing }: { isMissing: boolean }) {
  const { send, busy, problem, field } = useOperations<typeof action>("changeMeetingLink");
  const form = useRef<HTMLFormElement>(null);
  const { heading, text, label, hint, submit, changed } = copy.link;
  async function change(fields: FormData) {
    await send("changeMeetingLink", fields, {
      done() {
        form.current?.reset();
        toast({ title: changed });
      },
    });
  }
  return (
    <Disclosure group="link" open={isMissing || problem !== undefined} title={heading}>
      <p className="mb-4">{text}</p>
      <AdminForm
        busy={busy}
        fields={["address"]}
        id="link"
        onSend={change}
        ref={form}
        operation="changeMeetingLink"
        problem={problem}
        submit={submit}
      >
        <TextField
          {...field("address")}
          autoComplete="off"
          hint={hint}
          inputMode="url"
          label={label}
          maxLength={1_000}
          spellCheck={false}
        />
      </AdminForm>
    </Disclosure>
  );
}
