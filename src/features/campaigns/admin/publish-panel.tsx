import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Icon } from "#ui/icon.tsx";
import { publishCopy as copy } from "../copy/builder-campaign.ts";
import type { Remark } from "../rules/publish-checks.ts";
import { emailIsWhole } from "../rules/publish-checks.ts";
import type { CampaignStep } from "../schema/campaign.ts";
import { useBuilder } from "../ui/builder-context.ts";
import type { Saved } from "./use-campaign.ts";

const untranslatedCopy = {
  heading: (count: number) => (count === 1 ? "1 text not translated" : `${count} texts not translated`),
  text: "These are the same in another language. You can publish them if they should be.",
} as const;

export function PublishPanel({ onShow }: { onShow(part: string | undefined): void }) {
  const { content, faults, warnings, untranslated } = useBuilder();
  const good = [
    content.purpose.trim() === "" ? undefined : copy.good.purpose,
    copy.good.retention,
    emailIsWhole(content.contact.email) ? copy.good.contact : undefined,
  ].flatMap((text) => text ?? []);
  return (
    <section
      aria-labelledby="checks-heading"
      className="rounded-lg border border-line bg-surface p-5 shadow-card sm:p-card"
    >
      <h2 className="rounded-sm text-h4 focus-ring" id="checks-heading" tabIndex={-1}>
        {copy.heading}
      </h2>
      <ul className="mt-3 grid gap-2">
        {good.map((text) => (
          <li className="flex gap-3" key={text}>
            <Icon className="mt-1 size-5 text-success" name="check" />
            {text}
          </li>
        ))}
      </ul>
      <RemarkList care heading={copy.missing} onShow={onShow} remarks={faults} />
      <RemarkList
        care
        heading={untranslatedCopy.heading(untranslated.length)}
        hint={untranslatedCopy.text}
        onShow={onShow}
        remarks={untranslated}
      />
      <RemarkList heading={copy.think} onShow={onShow} remarks={warnings} />
      {faults.length + untranslated.length === 0 ? <p className="mt-3 text-success">{copy.ready}</p> : null}
    </section>
  );
}

type RemarkListProps = {
  heading: string;
  remarks: readonly Remark[];
  care?: boolean;
  hint?: string;
  onShow(part: string | undefined): void;
};

function RemarkList({ heading, remarks, care = false, hint, onShow }: RemarkListProps) {
  if (remarks.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 font-sans text-small font-semibold text-ink-faint">{heading}</h3>
      {hint === undefined ? null : <p className="text-small text-ink-soft">{hint}</p>}
      <ul className="mt-1 grid gap-1">
        {remarks.map((remark, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one sentence can stand for several parts
          <li className="flex items-start gap-3" key={at}>
            <Icon
              className={`mt-2.5 size-5 ${care ? "text-warning" : "text-ink-faint"}`}
              name={care ? "warning" : "info"}
            />
            <span className="min-w-0 flex-1 py-2">{remark.text}</span>
            <Button
              aria-label={`${copy.show}: ${remark.text}`}
              onClick={() => onShow(remark.part ?? remark.at)}
              variant="text"
            >
              {copy.show}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

type StatePanelProps = {
  saved: Saved;
  busy: boolean;
  /** Undefined, like `onDuplicate`, for those who may not. */
  onStep: ((step: Exclude<CampaignStep, "publish">) => void) | undefined;
  onDuplicate: (() => void) | undefined;
};

/** The actions for the whole campaign. */
export function StatePanel({ saved, busy, onStep, onDuplicate }: StatePanelProps) {
  const { status, version, slug, publicCloses } = saved;
  // Reopening has no effect after the closing time.
  const ended = status === "closed" && publicCloses !== "" && publicCloses <= new Date().toISOString();
  const open = version > 0 && (status === "open" || status === "full" || status === "notYet");
  const steps: Exclude<CampaignStep, "publish">[] =
    status === "archived"
      ? ["unarchive"]
      : [
          ...(open ? (["close"] as const) : status === "closed" && !ended ? (["reopen"] as const) : []),
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
        {onStep === undefined
          ? null
          : steps.map((step) => (
              <Button busy={busy} key={step} onClick={() => onStep(step)} size="small" variant="outline">
                {copy[step]}
              </Button>
            ))}
        {onDuplicate === undefined ? null : (
          <Button busy={busy} onClick={onDuplicate} size="small" variant="outline">
            {copy.duplicate}
          </Button>
        )}
        {slug === "" || status === "archived" ? null : (
          <ButtonLink href={`/campaign/${slug}`} size="small" variant="outline">
            {copy.visit}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
