import { useNavigate } from "react-router";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { panelClass, panelLink } from "#ui/panel-class.ts";
import { Tag } from "#ui/tag.tsx";
import { OperationForm } from "#web/admin/operation-form.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { people } from "../../rules.ts";
import { issueCopy, issueMessages } from "../copy.ts";
import { welcomeScreen } from "../reads/issues.server.ts";
import type { action } from "./welcome-action.server.ts";
import { WelcomeEmail } from "./welcome-email.tsx";

const copy = {
  introduction:
    "Up to five emails that each new subscriber gets, one by one, in the weeks after they sign up. Nobody gets one twice.",
  rules:
    "It’s for people who confirm after you turn it on, and it stops when they unsubscribe. Topics they skip and breaks they asked for count here too.",
  heading: "The series",
  on: "On",
  since: (when: string) => `On since ${when}.`,
  off: "Off",
  turnOn: "Turn on",
  turnOff: "Turn off",
  add: "Add an email",
  emails: "Emails",
  none: {
    heading: "No emails yet",
    text: "Write the first one. It stays a draft until you add it to the series.",
  },
} as const;

export const loader = screenLoader(({ services, actor }) => welcomeScreen(services, actor));

export { action } from "./welcome-action.server.ts";

export default function WelcomeScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { title, isOn, since, revision, emails, mayAdd, latestDay, needsSender } = content;
  const { busy, problem, send } = useOperations<typeof action>("switchWelcomeSeries");
  const navigate = useNavigate();
  async function add() {
    const added = await send("addWelcomeEmail", {}, { stay: true });
    if (added) await navigate(`/admin/newsletters/${added.id}`);
  }
  const turning = { revision, on: !isOn };
  return (
    <>
      <p className="text-small">
        <a className={panelLink} href="/admin/newsletters">
          {issueCopy.back}
        </a>
      </p>
      <h1 className="mt-1 rounded-sm text-[2.25rem] leading-tight focus-ring">{title}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{copy.introduction}</p>
      <section aria-labelledby="series" className={`mt-5 grid gap-3 ${panelClass}`}>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div className="flex flex-wrap items-center gap-3">
            <h2 className="text-h4" id="series">
              {copy.heading}
            </h2>
            <Tag kind={isOn ? "good" : "quiet"} state>
              {isOn ? copy.on : copy.off}
            </Tag>
          </div>
          <OperationForm
            onSend={async () => void (await send("switchWelcomeSeries", turning))}
            operation="switchWelcomeSeries"
            values={{ ...turning, on: String(turning.on) }}
          >
            <Button busy={busy} size="small" type="submit" variant={isOn ? "outline" : "primary"}>
              {isOn ? copy.turnOff : copy.turnOn}
            </Button>
          </OperationForm>
        </div>
        <p className="max-w-text text-small text-ink-soft">
          {isOn ? `${copy.since(since)} ` : ""}
          {copy.rules}
        </p>
        {needsSender ? <p className="max-w-text text-small">{issueMessages.postal}</p> : null}
        <AlertNote text={problem?.message} />
      </section>
      <section aria-labelledby="emails" className="mt-6">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 className="text-h4" id="emails">
            {copy.emails}
          </h2>
          {mayAdd ? (
            <OperationForm onSend={add} operation="addWelcomeEmail">
              <Button busy={busy} size="small" type="submit" variant="outline">
                {copy.add}
              </Button>
            </OperationForm>
          ) : null}
        </div>
        {emails.length === 0 ? (
          <EmptyState {...copy.none} picture="empty-campaigns" />
        ) : (
          <ol className="mt-4 rounded-md border border-line bg-surface shadow-card">
            {emails.map((email) => (
              <WelcomeEmail
                email={email}
                key={email.id}
                latestDay={latestDay}
                sentTo={email.sent === 0 ? "Sent to nobody yet" : `Sent to ${people(email.sent)}`}
              />
            ))}
          </ol>
        )}
      </section>
    </>
  );
}
