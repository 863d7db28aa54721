import { use } from "react";
import { Button } from "#ui/button.tsx";
import { SharedZone } from "#ui/local-time.tsx";
import { formatTime } from "#ui/moment.ts";
import { Tag } from "#ui/tag.tsx";
import { builderCopy as copy } from "../copy/builder.ts";
import { publishCopy } from "../copy/builder-campaign.ts";
import { campaignsCopy } from "../copy/campaign-columns.ts";
import { PartButton } from "../ui/builder-inputs.tsx";
import type { CampaignDraft, Saved, SavingState } from "./use-campaign.ts";

type DraftBarProps = {
  draft: CampaignDraft;
  preview: boolean;
  busy: boolean;
  onUndo(): void;
  onRedo(): void;
  onPreview(): void;
  /** Undefined if only others may publish it. */
  onPublish: (() => void) | undefined;
};

export function DraftBar({ draft: { steps, saved, state }, preview, busy, ...on }: DraftBarProps) {
  const zone = use(SharedZone) ?? "UTC";
  return (
    <div className="draft-bar flex flex-wrap items-end justify-between gap-x-6 gap-y-3 bg-sunken lg:sticky lg:top-0 lg:z-30 lg:-mx-2 lg:-mt-9 lg:px-2 lg:pt-6 lg:pb-3">
      <div className="min-w-[min(20rem,100%)] flex-1 basis-80">
        <p className="text-small text-ink-soft">
          <a className="text-link-inline" href="/admin/campaigns">
            {copy.list}
          </a>{" "}
          / {saved.id === undefined ? copy.here.new : copy.here.edit}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="min-w-0 rounded-sm text-h3 leading-tight wrap-break-word focus-ring">
            {steps.present.title.trim() || copy.untitled}
          </h1>
          <Tag kind={saved.status === "open" ? "good" : "plain"} state>
            {campaignsCopy.status[saved.status]}
          </Tag>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <p
          className={`text-small ${state.kind === "failed" || state.kind === "conflict" ? "text-error" : "text-ink-soft"}`}
          data-saving={state.kind}
          role="status"
        >
          {savingText(state, saved, zone)}
        </p>
        <PartButton disabled={steps.past.length === 0} onClick={on.onUndo}>
          {copy.undo}
        </PartButton>
        <PartButton disabled={steps.future.length === 0} onClick={on.onRedo}>
          {copy.redo}
        </PartButton>
        <Button aria-expanded={preview} onClick={on.onPreview} size="small" variant="outline">
          {copy.preview}
        </Button>
        {on.onPublish === undefined ? <p className="text-small text-ink-soft">{copy.othersPublish}</p> : null}
        {saved.status === "archived" || on.onPublish === undefined ? null : (
          <Button busy={busy} onClick={on.onPublish} size="small" variant="primary">
            {saved.version === 0 ? publishCopy.publish : publishCopy.publishAgain}
          </Button>
        )}
      </div>
    </div>
  );
}

function savingText(state: SavingState, { id, changedAt }: Saved, zone: string): string {
  switch (state.kind) {
    case "saving":
      return copy.saving;
    case "unsaved":
      return copy.unsaved;
    case "failed":
      return copy.notSaved(
        state.refusal?.status === 401 ? copy.signedOut : (state.refusal?.message ?? copy.offline),
      );
    case "conflict":
      return copy.notSaved(copy.conflict);
    default:
      return id === undefined ? copy.nothingYet : copy.savedAt(formatTime(changedAt, zone));
  }
}
