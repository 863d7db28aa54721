import { TickList } from "#ui/tick-list.tsx";
import { issueCopy } from "../copy.ts";
import type { issueScreen } from "../reads/issue-screens.server.ts";

import type { IssueDraft } from "./use-issue.ts";

const copy = issueCopy.labels;

type IssueLabelsProps = {
  draft: IssueDraft;
  screen: Pick<Awaited<ReturnType<typeof issueScreen>>, "topics" | "dates">;
};

/** An issue's topics and dates, folded to what is chosen: readers can opt out of each. */
export function IssueLabels({ draft: { content, set }, screen: { topics, dates } }: IssueLabelsProps) {
  const chosen = [...topics, ...dates]
    .filter(({ id }) => content.topics.includes(id) || content.dates.includes(id))
    .map(({ label }) => label);
  return (
    <details className={`group/labels ${railPanel}`}>
      <summary className="cursor-pointer rounded-sm focus-ring">
        <span className="font-semibold">{copy.heading}</span>
        <span className="mt-1 block text-small text-ink-soft">
          {chosen.length === 0 ? copy.none : chosen.join(", ")}
        </span>
      </summary>
      <p className="mt-3 text-small text-ink-soft">{copy.hint}</p>
      <div className="mt-3 grid gap-4">
        <TickList
          choices={topics}
          chosen={content.topics}
          legend={copy.topics}
          name="topic"
          onChange={(next) => set({ topics: next })}
          stacked
        />
        <TickList
          choices={dates}
          chosen={content.dates}
          legend={copy.dates}
          name="date"
          onChange={(next) => set({ dates: next })}
          stacked
        />
      </div>
    </details>
  );
}

/** The class of a card beside the mail: narrower than a card with a part of a screen. */
export const railPanel = "rounded-lg border border-line bg-surface p-5 shadow-card";
