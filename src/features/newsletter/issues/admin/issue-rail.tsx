import { lazy, type ReactNode, useEffect, useState } from "react";
import * as z from "zod/mini";
import { richText } from "#content/rich-text.ts";
import { apiRequest } from "#platform/browser/api-client.ts";
import { controlClass, describedBy, Field, FieldError } from "#ui/field.tsx";
import { smallControl } from "#ui/panel-class.ts";
import { RichTextField } from "#ui/rich-text/rich-text-field.tsx";
import { TickList } from "#ui/tick-list.tsx";
import { issueCopy as copy } from "../copy.ts";
import type { issueScreen } from "../reads/issues.server.ts";
import { issueBounds } from "../rules/sending.ts";
import type { IssueContent } from "../schema.ts";
import { IssueTo } from "./issue-lines.tsx";
import type { IssueDraft } from "./use-issue.ts";

const IssueTextEditor = lazy(() => import("./issue-text-editor.tsx"));

const textId = "issue-text";

type Screen = Awaited<ReturnType<typeof issueScreen>>;

type IssueFieldsProps = {
  draft: IssueDraft;
  screen: Screen;
};

/** An issue as a mail is written: to whom, subject, preview text and text. */
export function IssueFields({ draft, screen }: IssueFieldsProps) {
  const { marks, pictures, issue } = screen;
  const { content, set, problem } = draft;
  const audience = useAudience(content);
  const text = { id: textId, error: problem?.fields.text };
  const line = { errorMark: marks.errorMark, onEnter: () => document.getElementById(textId)?.focus() };
  return (
    <>
      <div className="grid gap-3">
        <MailLine id="issue-to" label={copy.to.label}>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <div className="min-w-0 basis-72">
              <IssueTo onChange={(segment) => set({ segment })} screen={screen} segment={content.segment} />
            </div>
            <p className="min-h-[1lh] text-small text-ink-soft" id="issue-audience" role="status">
              {audience === undefined ? "" : copy.audience(audience.receivers, audience.muted)}
            </p>
          </div>
        </MailLine>
        <LineField
          {...line}
          {...copy.subject}
          // Whoever has just begun a newsletter writes on here.
          autoFocus={issue.content.subject === ""}
          error={problem?.fields.subject}
          id="issue-subject"
          maxLength={issueBounds.subject}
          onChange={(subject) => set({ subject })}
          value={content.subject}
        />
        <LineField
          {...line}
          {...copy.previewText}
          error={problem?.fields.preview}
          id="issue-preview"
          maxLength={issueBounds.preview}
          onChange={(preview) => set({ preview })}
          value={content.preview}
        />
      </div>
      <RichTextField
        {...text}
        editor={(given) => (
          <IssueTextEditor
            {...given}
            id={textId}
            label={copy.text.label}
            onChange={(next) => set({ text: next })}
            pictures={pictures}
            readOnly={false}
            value={content.text}
          />
        )}
        hint={undefined}
        label={copy.text.label}
        markdown={
          <Field {...text} hint={copy.text.hint} label={copy.text.label} marks={marks}>
            <textarea
              aria-describedby={describedBy({ ...text, hint: copy.text.hint })}
              aria-invalid={text.error !== undefined}
              className={`${controlClass} min-h-72 resize-y py-3`}
              id={textId}
              maxLength={issueBounds.text}
              onChange={(event) => set({ text: event.target.value })}
              rows={14}
              value={content.text}
            />
          </Field>
        }
        marks={marks}
        view={richText.view}
      />
    </>
  );
}

/** A line of a mail's head: its name, and what stands in it. */
function MailLine({ id, label, children }: { id: string; label: string; children: ReactNode }) {
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

function LineField({ id, label, hint, error, errorMark, onChange, onEnter, ...input }: LineFieldProps) {
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

const shape = z.object({ audience: z.object({ receivers: z.number(), muted: z.number() }) });

/** How long after the last change people are counted again. */
const pauseMs = 250;

/** How many people would get an issue now; undefined until they are counted, and if they can't be. */
function useAudience({ segment, topics, dates, pace }: IssueContent) {
  const filter = JSON.stringify({ segment, topics, dates });
  const [counted, setCounted] = useState<{ filter: string; receivers: number; muted: number }>();

  useEffect(() => {
    let left = false;
    const count = async () => {
      // Only these decide who gets it, so what is being written needn't travel.
      const content = { ...JSON.parse(filter), subject: "", preview: "", text: "", pace };
      try {
        const response = await apiRequest("POST", "/api/admin/newsletters/preview", { content });
        const answer = shape.safeParse(await response.json());
        if (!left && answer.success) setCounted({ filter, ...answer.data.audience });
      } catch {
        // The number is a convenience here: the step before sending counts again, and says what is wrong.
      }
    };
    const timer = setTimeout(() => void count(), pauseMs);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [filter, pace]);

  return counted?.filter === filter ? counted : undefined;
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
export function IssueLabels({ draft: { content, set }, screen: { topics, dates } }: IssueLabelsProps) {
  const chosen = [...topics, ...dates]
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
        <TickList
          choices={topics}
          chosen={content.topics}
          legend={labels.topics}
          name="topic"
          onChange={(next) => set({ topics: next })}
          stacked
        />
        <TickList
          choices={dates}
          chosen={content.dates}
          legend={labels.dates}
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
