import type { Ref } from "react";
import { ErrorSign } from "./field.tsx";

type ErrorSummaryProps = {
  id: string;
  title: string;
  /** A sentence on the whole, when no single field is wrong. */
  text?: string | undefined;
  /** One link for each wrong field, in the order the fields stand. */
  items: readonly { fieldId: string; sentence: string }[];
  ref?: Ref<HTMLDivElement>;
};

/** The box above a rejected form: what to fix, with a link to each field. It takes the focus. */
export function ErrorSummary({ id, title, text, items, ref }: ErrorSummaryProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; this groups links to them.
    <div
      aria-labelledby={`${id}-title`}
      className="rounded-lg border-2 border-error bg-error-bg px-5 py-4 text-error focus-ring"
      id={id}
      ref={ref}
      role="group"
      tabIndex={-1}
    >
      <p className="flex gap-2 font-semibold" id={`${id}-title`}>
        <ErrorSign />
        {title}
      </p>
      {text === undefined ? null : <p className="mt-1 text-small">{text}</p>}
      {items.length === 0 ? null : (
        <ul className="mt-1 list-disc pl-5 text-small">
          {items.map(({ fieldId, sentence }) => (
            <li key={fieldId}>
              <a
                className="inline-block rounded-xs py-1 underline underline-offset-4 focus-ring"
                href={`#${fieldId}`}
                onClick={(event) => {
                  // A hash would stay in the address and in the history; the field is what is wanted.
                  const field = document.getElementById(fieldId);
                  if (field === null) return;
                  event.preventDefault();
                  field.focus();
                }}
              >
                {sentence}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
