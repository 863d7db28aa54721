import type { FormField } from "#content/documents/form-field.ts";
import { samplesIn } from "#content/documents/samples.ts";
import { Panel } from "#ui/panel.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { fieldId } from "../client/focus-field.ts";
import { editorCopy as copy } from "../copy/screen.ts";

type SampleListProps = {
  form: FormField;
  value: unknown;
  shipped: unknown;
  /** Leads to a field. */
  onOpen(path: readonly string[]): void;
};

/** The samples that are still in the draft; each leads to its field. */
export function SampleList({ form, value, shipped, onOpen }: SampleListProps) {
  const samples = samplesIn(form, value, shipped);
  if (samples.length === 0) return null;
  return (
    <Panel heading={copy.samples.heading(samples.length)} id="samples">
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
