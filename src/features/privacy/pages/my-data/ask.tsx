import type { myDataForm } from "#content/my-data.ts";
import type { myData } from "#content/pages/my-data.ts";
import type { RejectedForm } from "#platform/http/page-request.ts";
import type { FieldMarks } from "#ui/field.tsx";
import { Heading } from "#ui/heading.tsx";
import { Trail } from "#web/layout/trail.tsx";
import { AskForm } from "../../ui/ask-form.tsx";

type AskProps = {
  page: typeof myData;
  form: typeof myDataForm;
  marks: FieldMarks;
  trap: string;
  rejected: RejectedForm | undefined;
};

/** The form that requests a link, and its confirmation. */
export function Ask({ page, form, marks, trap, rejected }: AskProps) {
  const { heading, introduction, steps, covers } = page;
  return (
    <>
      <Trail />
      <h1 className="font-display text-h1 text-balance">{heading}</h1>
      <p className="mt-[1.1rem] text-lead text-ink-soft">{introduction}</p>
      <div className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-10">
        <AskForm marks={marks} rejected={rejected} trap={trap} copy={form} />
        <section aria-labelledby="how">
          <Heading level={2} size={3} id="how">
            {steps.heading}
          </Heading>
          <ol className="mt-3 grid list-decimal gap-2 pl-6 text-ink-soft">
            {steps.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="covers">
          <Heading level={2} size={3} id="covers">
            {covers.heading}
          </Heading>
          <ul className="mt-3 grid list-disc gap-2 pl-6 text-ink-soft">
            {covers.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p className="mt-4 text-ink-soft">
            {covers.others[0]}
            <a className="text-link-inline" href={covers.receiptPath}>
              {covers.others[1]}
            </a>
            {covers.others[2]}
          </p>
        </section>
      </div>
    </>
  );
}

/** Shown after the form was sent, the same for every address. */
export function Sent({ copy }: { copy: Record<"sentHeading" | "sent" | "sentHint", string> }) {
  return (
    <>
      <h1 className="font-display text-h1 text-balance">{copy.sentHeading}</h1>
      <p className="mt-[1.1rem] text-lead text-ink-soft">{copy.sent}</p>
      {copy.sentHint === "" ? null : <p className="mt-4 text-ink-soft">{copy.sentHint}</p>}
    </>
  );
}
