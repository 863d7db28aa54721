import type { ReactNode } from "react";
import { describedBy, FieldError } from "#ui/field.tsx";
import { useCampaignCopy } from "./use-campaign-copy.tsx";

type FrameProps = {
  /** The id of its first control, linked from the error summary. */
  id: string;
  label: string;
  hints: readonly string[];
  optional: boolean;
  error: string | undefined;
  children: ReactNode;
};

const labelClass = "block font-display text-h4 text-ink text-balance";

function Optional({ optional }: { optional: boolean }) {
  const { fields } = useCampaignCopy();
  return optional ? <span className="font-sans text-small text-ink-faint"> {fields.optional}</span> : null;
}

function Hints({ id, hints }: Pick<FrameProps, "id" | "hints">) {
  if (hints.length === 0) return null;
  return (
    <p className="mt-1 text-small text-ink-soft" id={`${id}-hint`}>
      {hints.join(" ")}
    </p>
  );
}

/** A question with one control. */
export function FieldFrame({ id, label, hints, optional, error, children }: FrameProps) {
  const { fields } = useCampaignCopy();
  return (
    <div>
      <label className={labelClass} htmlFor={id}>
        {label}
        <Optional optional={optional} />
      </label>
      <Hints hints={hints} id={id} />
      <div className="mt-4 grid gap-2">
        {children}
        {error === undefined ? null : <FieldError error={error} errorMark={fields.errorMark} id={id} />}
      </div>
    </div>
  );
}

/** A question with several controls. */
export function GroupFrame({
  id,
  label,
  hints,
  optional,
  error,
  wide,
  children,
}: FrameProps & { wide?: boolean }) {
  const { fields } = useCampaignCopy();
  return (
    <fieldset aria-describedby={describedBy({ id, hint: hints[0], error })}>
      <legend className={labelClass}>
        {label}
        <Optional optional={optional} />
      </legend>
      <Hints hints={hints} id={id} />
      <div className={`mt-4 grid ${wide ? "gap-5" : "gap-2.5"}`}>{children}</div>
      {error === undefined ? null : (
        <div className="mt-2">
          <FieldError error={error} errorMark={fields.errorMark} id={id} />
        </div>
      )}
    </fieldset>
  );
}
