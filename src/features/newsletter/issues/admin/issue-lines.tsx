import type { ReactNode } from "react";
import { describedBy, FieldError } from "#ui/field.tsx";
import { smallControl } from "#ui/panel-class.ts";
import { Select } from "#ui/select.tsx";
import { issueCopy } from "../copy.ts";
import type { issueScreen } from "../reads/issues.server.ts";
import type { IssueContent } from "../schema.ts";

type Screen = Awaited<ReturnType<typeof issueScreen>>;
type Segment = IssueContent["segment"];

const copy = issueCopy.to;

/** The segment behind each choice, by a value for the menu. */
function choicesOf(
  { topics, sources, segments }: Pick<Screen, "topics" | "sources" | "segments">,
  chosen: Segment,
) {
  const options: { label: string; segment: Segment }[] = [
    ...segments.map(({ value, name }) => ({
      label: name,
      segment: { kind: "saved" as const, segment: value },
    })),
    ...sources.map(({ page, label }) => ({ label, segment: { kind: "source" as const, source: page } })),
    // The topics themselves say the same; issues that were sent to one stay as they are.
    ...topics
      .map(({ id, label }) => ({ label, segment: { kind: "topic" as const, topic: id } }))
      .filter(({ segment }) => keyOf(segment) === keyOf(chosen)),
  ];
  // A chosen page with no subscribers left, or a deleted segment, must still be shown.
  const isListed = options.some(({ segment }) => keyOf(segment) === keyOf(chosen));
  if (chosen.kind === "saved" && !isListed) options.push({ label: copy.gone, segment: chosen });
  if (chosen.kind === "source" && !isListed) options.push({ label: chosen.source, segment: chosen });
  return (["saved", "source", "topic"] as const)
    .map((kind) => ({ label: copy[kind], options: options.filter(({ segment }) => segment.kind === kind) }))
    .filter((group) => group.options.length > 0);
}

const keyOf = (segment: Segment) => JSON.stringify(Object.values(segment));

type IssueToProps = {
  screen: Screen;
  segment: Segment;
  onChange(segment: Segment): void;
};

export function IssueTo({ screen, segment, onChange }: IssueToProps) {
  const groups = choicesOf(screen, segment);
  const all = { label: copy.all, segment: { kind: "all" as const } };
  const choices = [all, ...groups.flatMap(({ options }) => options)];
  return (
    <Select
      aria-describedby="issue-audience"
      id="issue-to"
      onChange={({ target }) => {
        const chosen = choices.find((each) => keyOf(each.segment) === target.value);
        if (chosen) onChange(chosen.segment);
      }}
      value={keyOf(segment)}
    >
      <option value={keyOf(all.segment)}>{all.label}</option>
      {groups.map(({ label, options }) => (
        <optgroup key={label} label={label}>
          {options.map((option) => (
            <option key={keyOf(option.segment)} value={keyOf(option.segment)}>
              {option.label}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}

export function nameOfSegment(screen: Screen, segment: Segment): string {
  const options = choicesOf(screen, segment).flatMap((group) => group.options);
  return options.find((each) => keyOf(each.segment) === keyOf(segment))?.label ?? copy.all;
}

export function MailLine({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
      <label className="text-small font-semibold sm:pt-2.5" htmlFor={id}>
        {label}
      </label>
      <div className="grid min-w-0 gap-1">{children}</div>
    </div>
  );
}

type LineFieldProps = {
  id: string;
  label: string;
  hint: string;
  error: string | undefined;
  errorMark: string;
  value: string;
  maxLength: number;
  autoFocus?: boolean;
  onChange(text: string): void;
  /** Enter goes on to the text, as in a mail program. */
  onEnter(): void;
};

export function LineField({
  id,
  label,
  hint,
  error,
  errorMark,
  onChange,
  onEnter,
  ...input
}: LineFieldProps) {
  return (
    <MailLine id={id} label={label}>
      <input
        {...input}
        aria-describedby={describedBy({ id, hint, error })}
        aria-invalid={error !== undefined}
        autoComplete="off"
        className={`${smallControl} aria-invalid:border-2 aria-invalid:border-error`}
        id={id}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter();
        }}
        type="text"
      />
      <p className="text-small text-ink-faint" id={`${id}-hint`}>
        {hint}
      </p>
      {error === undefined ? null : <FieldError error={error} errorMark={errorMark} id={id} />}
    </MailLine>
  );
}
