import type { ReactNode } from "react";
import type { FormField } from "#content/documents/form-field.ts";
import { samplesIn } from "#content/documents/samples.ts";
import { Panel } from "#ui/panel.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { fieldId } from "../client/focus-field.ts";
import type { NumberPlaces } from "../reads/number-places.server.ts";
import type { Difference } from "../rules/differences.ts";
import { calledNumbers, numbersIn } from "../rules/numbers-in.ts";

type DocumentPanelProps = {
  id: string;
  heading: string;
  /** Beside the heading: what there is to say of it in a few words, or its button. */
  aside?: ReactNode;
  /** Below it. Without any, the panel is a single line. */
  children?: ReactNode;
};

/** A part of the screen below a document's form. It looks like the form's folded parts. */
export function DocumentPanel({ id, heading, aside, children }: DocumentPanelProps) {
  return (
    <section
      aria-labelledby={`${id}-heading`}
      className="min-w-0 rounded-lg border border-line bg-surface px-3 sm:px-5"
    >
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-1.5">
        <h2 className="scroll-mt-6 rounded-sm text-h4 focus-ring" id={`${id}-heading`}>
          {heading}
        </h2>
        {aside === undefined ? null : <div className="text-ink-faint text-small">{aside}</div>}
      </div>
      {children === undefined ? null : <div className="grid gap-5 pb-5">{children}</div>}
    </section>
  );
}

type SampleListProps = {
  form: FormField;
  value: unknown;
  shipped: unknown;
  onOpen(path: readonly string[]): void;
};

export function SampleList({ form, value, shipped, onOpen }: SampleListProps) {
  const samples = samplesIn(form, value, shipped);
  if (samples.length === 0) return null;
  return (
    <Panel
      heading={samples.length === 1 ? "1 sample to replace" : `${samples.length} samples to replace`}
      id="samples"
    >
      <p className="text-ink-soft">
        These are stand-ins. The public pages mark them until yours are published.
      </p>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:max-h-66 lg:overflow-y-auto">
        {samples.map(({ path, label }) => (
          <li className="flex min-h-11 items-center" key={path.join(".")}>
            <a
              className={`wrap-anywhere ${panelLink}`}
              href={`#${fieldId(path)}`}
              onClick={(event) => {
                event.preventDefault();
                onOpen(path);
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What still prints a number which the draft of the crisis lines no longer has. */
export function NumberList({ places, value }: { places: readonly NumberPlaces[]; value: unknown }) {
  const called = calledNumbers(value);
  const here = numbersIn(value);
  const removed = places.filter(({ number }) => !called.has(number));
  if (removed.length === 0) return null;
  return (
    <Panel heading="What still prints the old number" id="numbers">
      <p className="text-ink-soft">
        These have the number in words of their own, which don't follow this form. Change it there too.
      </p>
      <dl className="mt-3 grid gap-4">
        {removed.map(({ number, documents, texts }) => (
          <div key={number}>
            <dt className="font-semibold">{number.replace(/^1(\d{3})(\d{3})(\d{4})$/, "1-$1-$2-$3")}</dt>
            {here.has(number) ? (
              <dd className="flex min-h-11 items-center">This form, in a name or a sentence</dd>
            ) : null}
            {[...documents.map(({ id, title }) => ({ href: `/admin/site/${id}`, title })), ...texts].map(
              ({ href, title }) => (
                <dd className="flex min-h-11 items-center" key={`${href} ${title}`}>
                  <a className={`wrap-anywhere ${panelLink}`} href={href}>
                    {title}
                  </a>
                </dd>
              ),
            )}
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** None of it keeps the article from being published. */
export function HintList({ hints }: { hints: readonly string[] | undefined }) {
  if (hints === undefined || hints.length === 0)
    return (
      <DocumentPanel
        aside={hints === undefined ? "After the marked fields are filled in" : "None"}
        heading="Hints"
        id="hints"
      />
    );
  return (
    <DocumentPanel heading="Hints" id="hints">
      <ul className="grid list-disc gap-2 pl-5 text-small">
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </DocumentPanel>
  );
}

type DifferenceListProps = {
  changes: readonly Difference[];
  /** Leads to a field, if the form is there. */
  onOpen?: (path: readonly string[]) => void;
};

function DifferenceList({ changes, onOpen }: DifferenceListProps) {
  return (
    <ul className="grid gap-3">
      {changes.map(({ path, label, before, after }) => (
        <li className="text-small" key={path}>
          <p className="font-semibold">
            {onOpen && path !== "" ? (
              <button
                className={`min-h-6 text-left font-semibold ${panelLink}`}
                onClick={() => onOpen(path.split("."))}
                type="button"
              >
                {label}
              </button>
            ) : (
              label
            )}
          </p>
          <p className="whitespace-pre-line text-ink-soft wrap-anywhere">
            <del className="decoration-error">
              <span className="sr-only">Now: </span>
              {before || "(empty)"}
            </del>
          </p>
          <p className="whitespace-pre-line wrap-anywhere">
            <ins className="decoration-success">
              <span className="sr-only">New: </span>
              {after || "(empty)"}
            </ins>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What publishing would change. */
export function ChangePanel({ changes, onOpen }: DifferenceListProps) {
  if (changes.length === 0) return <DocumentPanel aside="None" heading="Unpublished changes" id="changes" />;
  return (
    <DocumentPanel heading="Unpublished changes" id="changes">
      <DifferenceList changes={changes} {...(onOpen ? { onOpen } : {})} />
    </DocumentPanel>
  );
}

type FoldedChangesProps = {
  changes: readonly Difference[];
  /** What changed, for whoever hears the summary alone. */
  name: ReactNode;
  /** What stands there if nothing did. */
  same: string;
};

export function FoldedChanges({ changes, name, same }: FoldedChangesProps) {
  if (changes.length === 0) return <p className="text-small text-ink-soft">{same}</p>;
  return (
    <details>
      <summary className={`inline-flex min-h-11 cursor-pointer items-center text-small ${panelLink}`}>
        {changes.length === 1 ? "1 change" : `${changes.length} changes`}
        <span className="sr-only">: {name}</span>
      </summary>
      <DifferenceList changes={changes} />
    </details>
  );
}
