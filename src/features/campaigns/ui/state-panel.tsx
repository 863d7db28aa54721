import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { publishCopy as copy } from "../copy/builder-campaign.ts";
import type { CampaignStep } from "../schema/campaign.ts";
import type { Saved } from "./use-autosave.ts";

type StatePanelProps = {
  saved: Saved;
  busy: boolean;
  onStep(step: Exclude<CampaignStep, "publish">): void;
  onDuplicate(): void;
};

/** The actions for the whole campaign. */
export function StatePanel({ saved, busy, onStep, onDuplicate }: StatePanelProps) {
  const { standing, version, slug, publicCloses } = saved;
  // Reopening has no effect after the closing time.
  const ended = standing === "closed" && publicCloses !== "" && publicCloses <= new Date().toISOString();
  const open = version > 0 && (standing === "open" || standing === "full" || standing === "notYet");
  const steps: Exclude<CampaignStep, "publish">[] =
    standing === "archived"
      ? ["unarchive"]
      : [
          ...(open ? (["close"] as const) : standing === "closed" && !ended ? (["reopen"] as const) : []),
          "archive",
        ];
  return (
    <section
      aria-labelledby="state-heading"
      className="rounded-lg border border-line bg-surface p-5 shadow-card sm:p-card"
    >
      <h2 className="text-h4" id="state-heading">
        {copy.stateHeading}
      </h2>
      {ended ? <p className="mt-2 text-small text-ink-soft">{copy.ended}</p> : null}
      <div className="mt-4 flex flex-wrap gap-3">
        {steps.map((step) => (
          <Button busy={busy} key={step} onClick={() => onStep(step)} size="small" variant="outline">
            {copy[step]}
          </Button>
        ))}
        <Button busy={busy} onClick={onDuplicate} size="small" variant="outline">
          {copy.duplicate}
        </Button>
        {slug === "" || standing === "archived" ? null : (
          <ButtonLink href={`/campaign/${slug}`} size="small" variant="outline">
            {copy.visit}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
