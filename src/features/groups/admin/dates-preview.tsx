import { useRef } from "react";
import { ordinal } from "#content/groups/rhythm-in-words.ts";
import { Note } from "#ui/note.tsx";
import { previewDates } from "../rules/dates-preview.ts";
import type { GroupFields } from "../rules/form-fields.ts";
import type { ChangedDate } from "../rules/schedule.ts";
import { copy as formCopy } from "./group-form-copy.ts";
import { useTypedTexts } from "./use-typed-texts.ts";

type DatesPreviewProps = {
  initial: GroupFields;
  changes: readonly ChangedDate[];
  now: string;
};

const copy = formCopy.preview;
const months = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
const monthList = new Intl.ListFormat("en-US");

/** The next dates by what is typed in the form around it, before it's saved. */
export function DatesPreview({ initial, changes, now }: DatesPreviewProps) {
  const section = useRef<HTMLElement>(null);
  const typed = useTypedTexts(section, initial);
  const preview = previewDates(typed, { changes, now });
  const format = new Intl.DateTimeFormat("en-US", {
    ...({ dateStyle: "full", timeStyle: "short" } as const),
    timeZone: preview?.zone,
  });
  const skipped = (preview?.skipped ?? []).map((month) => months.format(new Date(month)));
  return (
    <section className="grid gap-2" ref={section}>
      {preview === undefined ? null : <h3 className="font-semibold">{copy.heading}</h3>}
      {preview === undefined ? (
        <p>{copy.unready}</p>
      ) : preview.dates.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <ol>
          {preview.dates.map(({ start }) => (
            <li key={start}>{format.format(new Date(start))}</li>
          ))}
        </ol>
      )}
      <div role="status">
        {skipped.length === 0 ? null : (
          <Note kind="rule">
            <p>{copy.skipped(ordinal(preview?.day ?? 0), monthList.format(skipped))}</p>
          </Note>
        )}
      </div>
    </section>
  );
}
