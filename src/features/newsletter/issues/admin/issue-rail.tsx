import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import { Labelled } from "#ui/labelled.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Select } from "#ui/select.tsx";
import { TickList } from "#ui/tick-list.tsx";
import { toast } from "#ui/toast/store.ts";
import { TypedDeletion } from "#ui/typed-deletion.tsx";
import { issueCopy as copy } from "../copy.ts";
import type { IssueVersion } from "../reads/content.server.ts";
import type { issueScreen } from "../reads/issues.server.ts";
import { pacesWith } from "../rules/sending.ts";
import type { IssueDraft } from "./use-issue.ts";

type Screen = Awaited<ReturnType<typeof issueScreen>>;

/** Narrower than a card with a part of a screen. */
export const railPanel = "rounded-lg border border-line bg-surface p-5 shadow-card";

/** What couldn't be saved is tried again by a press. */
export function SaveStatus({ draft: { busy, unsaved, problem, save } }: { draft: IssueDraft }) {
  const isRefused = unsaved && problem !== undefined;
  return (
    <div className="flex min-h-[1lh] flex-wrap items-center gap-3 text-small text-ink-soft">
      <p role="status">{isRefused ? copy.notSaved : unsaved ? copy.saving : copy.saved}</p>
      {isRefused ? (
        <Button busy={busy} onClick={() => void save()} size="small" variant="outline">
          {copy.saveNow}
        </Button>
      ) : null}
    </div>
  );
}

export function Pace({ draft: { content, set } }: { draft: IssueDraft }) {
  return (
    <Labelled label={copy.pace.label}>
      <Select onChange={(event) => set({ pace: Number(event.target.value) })} value={content.pace}>
        {pacesWith(content.pace).map((pace) => (
          <option key={pace} value={pace}>
            {copy.pace.option(pace)}
          </option>
        ))}
      </Select>
    </Labelled>
  );
}

export function DeleteDraft({ draft, marks }: { draft: IssueDraft; marks: Screen["marks"] }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();

  async function remove() {
    if (!(await draft.remove())) return;
    toast({ title: copy.removed });
    await navigate("/admin/newsletters", { replace: true });
  }

  return (
    <>
      <Button onClick={() => setAsking(true)} size="small" variant="outline">
        {copy.remove}
      </Button>
      {asking ? (
        <TypedDeletion
          busy={draft.busy}
          copy={copy.removal}
          expected=""
          field=""
          marks={marks}
          onClose={() => setAsking(false)}
          onRemove={() => void remove()}
          problem={draft.problem}
        />
      ) : null}
    </>
  );
}

const versionCopy = {
  heading: "Versions",
  about:
    "A version is kept for every ten minutes of writing, and for each of you. Restoring one loses nothing: what stands here now is kept too.",
  words: (count: number) => (count === 1 ? "1 word" : `${count.toLocaleString("en-US")} words`),
  gone: "someone who has left the team",
  noSubject: "No subject",
  now: "As it is now",
  restore: "Restore",
} as const;

type IssueVersionsProps = {
  versions: readonly IssueVersion[];
  busy: boolean;
  onRestore(id: string): void;
};

/** Folded, because it is rarely needed. */
export function IssueVersions({ versions, busy, onRestore }: IssueVersionsProps) {
  return (
    <details className={railPanel}>
      <summary className="cursor-pointer rounded-sm font-semibold focus-ring">
        {versionCopy.heading} ({versions.length})
      </summary>
      <p className="mt-3 max-w-text text-small text-ink-soft">{versionCopy.about}</p>
      <ol className="mt-3 grid">
        {versions.map(({ id, at, by, subject, words, isNow }) => (
          <li
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-t border-line py-2"
            key={id}
          >
            <p className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{subject || versionCopy.noSubject}</span>,{" "}
              {versionCopy.words(words)}
              <span className="block text-small text-ink-soft">
                <LocalTime at={at} />, {by || versionCopy.gone}
              </span>
            </p>
            {isNow ? (
              <span className="text-small text-ink-soft">{versionCopy.now}</span>
            ) : (
              <Button busy={busy} onClick={() => onRestore(id)} size="small" variant="outline">
                {versionCopy.restore}
                <span className="sr-only">: {subject || versionCopy.noSubject}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

const labels = {
  heading: "What is it about?",
  hint: "Subscribers who opted out of any of these won't get it.",
  topics: "Topics",
  dates: "Dates it touches",
  none: "Nothing chosen",
} as const;

type IssueLabelsProps = {
  draft: IssueDraft;
  screen: Pick<Screen, "topics" | "dates">;
};

/** An issue's topics and dates, folded to what is chosen: readers can opt out of each. */
export function IssueLabels({ draft: { content, set }, screen }: IssueLabelsProps) {
  const chosen = [...screen.topics, ...screen.dates]
    .filter(({ id }) => content.topics.includes(id) || content.dates.includes(id))
    .map(({ label }) => label);
  return (
    <details className={`group/labels ${railPanel}`}>
      <summary className="cursor-pointer rounded-sm focus-ring">
        <span className="font-semibold">{labels.heading}</span>
        <span className="mt-1 block text-small text-ink-soft">
          {chosen.length === 0 ? labels.none : chosen.join(", ")}
        </span>
      </summary>
      <p className="mt-3 text-small text-ink-soft">{labels.hint}</p>
      <div className="mt-3 grid gap-4">
        {(["topics", "dates"] as const).map((name) => (
          <TickList
            choices={screen[name]}
            chosen={content[name]}
            key={name}
            legend={labels[name]}
            name={name}
            onChange={(next) => set({ [name]: next })}
          />
        ))}
      </div>
    </details>
  );
}
