import { same } from "#platform/drafts/merge.ts";
import { ConflictPanel } from "#ui/conflict-panel.tsx";
import { campaignSettingCopy } from "../copy/builder-campaign.ts";
import { changesOf, type DraftChange, mergeDrafts } from "../rules/draft-changes.ts";
import type { CampaignContent } from "../schema/campaign.ts";

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
  question: (label: string) => `Question “${label}”`,
  newQuestion: (label: string) => `New question “${label}”`,
  goneQuestion: (label: string) => `Deleted question “${label}”`,
  order: "The order or the sections",
} as const;

type CampaignConflictProps = {
  /** The common base draft, and both versions. */
  base: CampaignContent;
  mine: CampaignContent;
  theirs: CampaignContent;
  /** Replaces the draft; each given version is an undo step. */
  onSettle(drafts: readonly CampaignContent[]): void;
};

export function CampaignConflict({ base, mine, theirs, onSettle }: CampaignConflictProps) {
  const [ours, others] = [changesOf(base, mine), changesOf(base, theirs)];
  const both = ours.filter((change) => others.some((each) => samePart(each, change)));
  const choices = [
    {
      label: copy.together,
      keeps: copy.togetherHint,
      isMain: true,
      drafts: () => [theirs, mergeDrafts(base, mine, theirs)],
    },
    { label: copy.takeTheirs, keeps: copy.takeTheirsHint, drafts: () => [theirs] },
    { label: copy.keepMine, keeps: copy.keepMineHint, drafts: () => [theirs, mine] },
  ];
  return (
    <div className="mb-6">
      <ConflictPanel
        choices={choices.map(({ drafts, ...choice }) => ({ ...choice, choose: () => onSettle(drafts()) }))}
        heading={copy.heading}
        takesFocus
        text={copy.text}
      >
        <div className="grid gap-5 md:grid-cols-3">
          <ChangeList changes={others} heading={copy.theirs} />
          <ChangeList changes={ours} heading={copy.yours} />
          {both.length === 0 ? null : <ChangeList changes={both} heading={copy.both} />}
        </div>
      </ConflictPanel>
    </div>
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
            {changeText(change)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function changeText(change: DraftChange): string {
  if (change.part === "setting") return campaignSettingCopy[change.name];
  if (change.part === "order") return copy.order;
  return copy[change.part](change.label);
}
