import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { panelLink } from "#ui/panel-class.ts";
import { Select } from "#ui/select.tsx";
import { Tag } from "#ui/tag.tsx";
import { useOperations } from "#web/admin/use-operations.ts";
import type { welcomeScreen } from "../reads/issues.server.ts";
import type { action } from "./welcome-action.server.ts";

const copy = {
  day: "Goes out",
  after: (days: number) => (days === 1 ? "1 day after sign-up" : `${days} days after sign-up`),
  inSeries: "In the series",
  draft: "Draft, not sent",
  add: "Add to the series",
  takeOut: "Take out to edit",
} as const;

type WelcomeEmailProps = {
  email: Awaited<ReturnType<typeof welcomeScreen>>["emails"][number];
  latestDay: number;
  /** To how many people it went, in words. */
  sentTo: string;
};

export function WelcomeEmail({ email, latestDay, sentTo }: WelcomeEmailProps) {
  const { id, revision, subject, days, isActive } = email;
  const { busy, problem, send } = useOperations<typeof action>();
  const hydrated = useHydrated();
  const move = isActive ? ("take_out" as const) : ("add" as const);
  return (
    <li className="grid gap-2 border-t border-line px-4 py-3 first:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-sans font-semibold text-[1rem] wrap-anywhere">
            <a className={panelLink} href={`/admin/newsletters/${id}`}>
              {subject}
            </a>
          </h3>
          <p className="flex flex-wrap items-center gap-2 text-small text-ink-soft">
            <Tag kind={isActive ? "good" : "quiet"} state>
              {isActive ? copy.inSeries : copy.draft}
            </Tag>
            {sentTo}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Select
            aria-label={`${copy.day}: ${subject}`}
            disabled={busy || !hydrated}
            onChange={(event) => void send("changeWelcomeDays", { id, days: Number(event.target.value) })}
            value={days}
          >
            {Array.from({ length: latestDay }, (_, at) => at + 1).map((each) => (
              <option key={each} value={each}>
                {copy.after(each)}
              </option>
            ))}
          </Select>
          <Button
            busy={busy}
            disabled={!hydrated}
            onClick={() => void send("moveWelcomeEmail", { id, revision, move })}
            size="small"
            variant="outline"
          >
            {isActive ? copy.takeOut : copy.add}
            <span className="sr-only">: {subject}</span>
          </Button>
        </div>
      </div>
      <AlertNote text={problem?.message} />
    </li>
  );
}
