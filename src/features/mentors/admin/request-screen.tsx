import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { useRowDeletion } from "#web/admin/row-actions.tsx";
import { ScreenHeading } from "#web/admin/screen-heading.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { requestScreen } from "../reads/team.server.ts";
import { Concern } from "./concern.tsx";
import type { action } from "./request-action.server.ts";
import { Suggestions } from "./suggestions.tsx";
import { Wants } from "./wants.tsx";

const copy = {
  back: "Mentors",
  match: {
    heading: "The match",
    since: "Matched",
    takeBack: "Take the question back",
    end: "End it",
    talks: {
      person: "The person would like to talk to you.",
      mentor: "The mentor would like to talk to you.",
    },
    talked: "We've talked",
    confirm: {
      heading: "End this?",
      text: "It can't be taken back. Whoever is matched gets a short email, and everything is erased 90 days later.",
      typed: "",
      remove: "End it",
      keep: "Cancel",
    },
  },
} as const;

export const loader = screenLoader(async ({ services, actor, params: { id = "" } }) => {
  const request = await requestScreen(services, actor, id);
  return { title: request.who, ...request };
});

export { action } from "./request-action.server.ts";

type Content = ScreenProps<typeof loader>["loaderData"];

export default function RequestScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const operations = useOperations<typeof action>("proposeMentor");
  const { busy, problem, send } = operations;
  const { state, stateName, who, flaggedBy } = content;
  return (
    <>
      <ScreenHeading at={stateName} back={{ href: "/admin/mentors", text: copy.back }} title={who} />
      <AlertNote className="mt-4" text={problem?.message} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,22rem)_1fr]">
        {/* It stays in view beside the suggestions. */}
        <div className="grid gap-6 lg:sticky lg:top-6">
          <Wants email={content.email} wants={content.wants} />
        </div>
        <div className="grid gap-6">
          {flaggedBy.length === 0 ? null : <Concern flaggedBy={flaggedBy} />}
          {state === "requested" ? null : <Match content={content} />}
          {state === "ended" || state === "matched" ? null : (
            <Suggestions
              busy={busy}
              mayAsk={state === "requested"}
              onAsk={async (mentorId) => void (await send("proposeMentor", { mentorId }))}
              suggestions={content.suggestions}
            />
          )}
          {state === "requested" ? <End busy={operations.busy} /> : null}
        </div>
      </div>
    </>
  );
}

type PartProps = { content: Content };

function Match({ content: { state, matchedAt, checkIn, suggestions } }: PartProps) {
  const { send, busy, problem } = useOperations<typeof action>();
  const { match } = copy;
  const mentor = suggestions.find(({ isCurrent }) => isCurrent);
  const talks = (["person", "mentor"] as const).filter((side) => checkIn[side] === "talk");
  return (
    <Panel heading={match.heading} id="match">
      {mentor ? <p className="font-semibold">{mentor.name}</p> : null}
      {matchedAt === "" ? null : (
        <p>
          {match.since} <LocalTime at={matchedAt} />
        </p>
      )}
      {talks.map((side) => (
        <Note key={side} kind="care">
          <p>{match.talks[side]}</p>
        </Note>
      ))}
      <AlertNote text={problem?.message} />
      <div className="flex flex-wrap gap-3">
        {state === "mentorAsked" || state === "personAsked" ? (
          <Button
            busy={busy}
            onClick={() => void send("takeBackProposal", {})}
            size="small"
            variant="outline"
          >
            {match.takeBack}
          </Button>
        ) : null}
        {talks.length === 0 ? null : (
          <Button busy={busy} onClick={() => void send("clearMentorTalk", {})} size="small" variant="outline">
            {match.talked}
          </Button>
        )}
        {state === "ended" ? null : <End busy={busy} />}
      </div>
    </Panel>
  );
}

/** Ends it in two presses. */
function End({ busy: isBusy }: { busy: boolean }) {
  const { send, ...operations } = useOperations<typeof action>();
  const ending = useRowDeletion<object>({
    ...operations,
    copyOf: () => copy.match.confirm,
    remove: (_row, _typed, done) => send("endMentorRequest", {}, { done }),
    removed: () => undefined,
  });
  return (
    <div>
      <Button disabled={isBusy} onClick={() => ending.ask({})} size="small" variant="text">
        {copy.match.end}
      </Button>
      <AlertNote text={ending.problem} />
      {ending.dialog}
    </div>
  );
}
