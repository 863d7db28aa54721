import { useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { campaignSettingCopy } from "../copy/builder-campaign.ts";
import { changesOf, type DraftChange, mergeDrafts, same } from "../rules/merge-drafts.ts";
import type { CampaignContent } from "../schema/campaign.ts";
import type { Saved } from "./use-autosave.ts";

/** When two team members edit the same campaign. */
const copy = {
  heading: "Someone else saved this campaign",
  text: "Nothing is lost. Your text is still here but not saved yet. Theirs is on the server.",
  theirs: "They changed",
  yours: "You changed",
  both: "Both of you changed",
  nothing: "Nothing visible",
  together: "Merge both",
  togetherHint: "Where both of you changed the same part, yours stays.",
  takeTheirs: "Use theirs",
  takeTheirsHint: "Use Undo to bring yours back.",
  keepMine: "Keep mine only",
  keepMineHint: "Use Undo to bring theirs back.",
  failed: "We couldn't load their version. Please try again.",
  again: "Try again",
  question: (label: string) => `Question “${label}”`,
  newQuestion: (label: string) => `New question “${label}”`,
  goneQuestion: (label: string) => `Deleted question “${label}”`,
  order: "The order or the sections",
} as const;

type ConflictPanelProps = {
  /** The common base draft, and ours. */
  base: CampaignContent;
  mine: CampaignContent;
  fetchTheirs(): Promise<Saved>;
  /** Replaces the draft; each given version is an undo step. */
  onSettle(theirs: Saved, drafts: readonly CampaignContent[]): void;
};

/** Shown when someone else saved first: both sets of changes, and ways to continue without losing either. */
export function ConflictPanel({ base, mine, fetchTheirs, onSettle }: ConflictPanelProps) {
  const [theirs, setTheirs] = useState<Saved>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once, and again when asked for
  useEffect(() => {
    setFailed(false);
    fetchTheirs().then(setTheirs, () => setFailed(true));
  }, [tries]);

  const [ours, others] = [changesOf(base, mine), theirs ? changesOf(base, theirs.content) : []];
  const both = ours.filter((change) => others.some((each) => samePart(each, change)));
  return (
    <section
      aria-labelledby="conflict-heading"
      className="mb-6 rounded-lg border-2 border-warning bg-surface p-5 shadow-card sm:p-card"
    >
      <h2 className="rounded-sm text-h3 focus-ring" id="conflict-heading" ref={heading} tabIndex={-1}>
        {copy.heading}
      </h2>
      <p className="mt-2 max-w-text">{copy.text}</p>
      {failed ? (
        <p className="mt-3 flex flex-wrap items-center gap-3" role="alert">
          {copy.failed}
          <Button onClick={() => setTries((now) => now + 1)} size="small" variant="outline">
            {copy.again}
          </Button>
        </p>
      ) : null}
      {theirs === undefined ? null : (
        <>
          <div className="mt-4 grid gap-5 md:grid-cols-3">
            <ChangeList changes={others} heading={copy.theirs} />
            <ChangeList changes={ours} heading={copy.yours} />
            {both.length === 0 ? null : <ChangeList changes={both} heading={copy.both} />}
          </div>
          <ul className="mt-5 grid gap-4 md:grid-cols-3">
            {[
              {
                label: copy.together,
                hint: copy.togetherHint,
                drafts: [theirs.content, mergeDrafts(base, mine, theirs.content)],
              },
              { label: copy.takeTheirs, hint: copy.takeTheirsHint, drafts: [theirs.content] },
              { label: copy.keepMine, hint: copy.keepMineHint, drafts: [theirs.content, mine] },
            ].map(({ label, hint, drafts }, at) => (
              <li className="grid content-start justify-items-start gap-1" key={label}>
                <Button
                  onClick={() => onSettle(theirs, drafts)}
                  size="small"
                  variant={at === 0 ? "primary" : "outline"}
                >
                  {label}
                </Button>
                <p className="text-small text-ink-soft">{hint}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function samePart(one: DraftChange, other: DraftChange): boolean {
  if (one.part === "setting" || other.part === "setting") return same(one, other);
  return "id" in one && "id" in other ? one.id === other.id : one.part === other.part;
}

function ChangeList({ heading, changes }: { heading: string; changes: readonly DraftChange[] }) {
  return (
    <div>
      <h3 className="font-sans font-semibold">{heading}</h3>
      <ul className="mt-1 list-disc pl-5 text-ink-soft">
        {changes.length === 0 ? <li>{copy.nothing}</li> : null}
        {changes.map((change) => (
          <li className="[overflow-wrap:anywhere]" key={JSON.stringify(change)}>
            {saidChange(change)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const settingNames: Readonly<Record<Extract<DraftChange, { part: "setting" }>["name"], string>> = {
  title: campaignSettingCopy.title,
  slug: campaignSettingCopy.slug,
  introduction: campaignSettingCopy.introduction,
  purpose: campaignSettingCopy.purpose,
  contact: campaignSettingCopy.contactName,
  retentionDays: campaignSettingCopy.retention,
  language: campaignSettingCopy.language,
  opens: campaignSettingCopy.opens,
  closes: campaignSettingCopy.closes,
  zone: campaignSettingCopy.zone,
  cap: campaignSettingCopy.cap,
  layout: campaignSettingCopy.layout,
  identity: campaignSettingCopy.identity,
  thanks: campaignSettingCopy.thanks,
  closed: campaignSettingCopy.closedText,
  notYet: campaignSettingCopy.notYetText,
  notify: campaignSettingCopy.notify,
  indexed: campaignSettingCopy.indexed,
};

function saidChange(change: DraftChange): string {
  if (change.part === "setting") return settingNames[change.name];
  if (change.part === "order") return copy.order;
  return copy[change.part](change.label);
}
