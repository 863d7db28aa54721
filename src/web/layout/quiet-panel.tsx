import { type ReactNode, type RefObject, useState } from "react";
// This copy is in the panel's own file, loaded only when it is opened; otherwise every page would include it.
import { topicNames } from "#content/content-notes.ts";
import { quietSettings as copy } from "#content/quiet-settings.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { Heading } from "#ui/heading.tsx";
import { Icon } from "#ui/icon.tsx";

/** Boxes here show no errors. */
const marks = { optional: "", errorMark: "" };

/** The checkboxes reflect the attributes of the root element, which the script in the head sets (quiet-script). */
function Choices() {
  const [{ gentle, topicsChosen = "", tabName }] = useState(() => ({ ...document.documentElement.dataset }));
  const [waits, setWaits] = useState(gentle !== undefined);
  const chosen = topicsChosen.split(" ");
  return (
    <div className="mt-6 grid gap-6">
      <CheckboxField
        data-quiet="gentle"
        defaultChecked={waits}
        hint={copy.gentle.hint}
        id="quiet-gentle"
        label={copy.gentle.label}
        marks={marks}
        onChange={(event) => setWaits(event.target.checked)}
      />
      {waits ? (
        <fieldset className="rounded-lg bg-tint px-5 py-4">
          <legend className="float-left mb-3 w-full font-semibold">{copy.topics}</legend>
          <div className="clear-both grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
            {Object.entries(topicNames).map(([id, name]) => (
              <CheckboxField
                data-quiet-topic={id}
                defaultChecked={chosen.includes(id)}
                id={`quiet-${id}`}
                key={id}
                label={name.slice(0, 1).toUpperCase() + name.slice(1)}
                marks={marks}
              />
            ))}
          </div>
        </fieldset>
      ) : null}
      <CheckboxField
        data-quiet="tab-name"
        defaultChecked={tabName === "neutral"}
        hint={copy.title.hint}
        id="quiet-tab-name"
        label={copy.title.label}
        marks={marks}
      />
    </div>
  );
}

type QuietPanelProps = { open: boolean; onClose: () => void; opener: RefObject<HTMLElement | null> };

/** Choices apply immediately. */
export default function QuietPanel({ open, onClose, opener }: QuietPanelProps): ReactNode {
  return (
    <Dialog
      className="m-auto w-[calc(100%-2rem)] max-w-152 rounded-2xl border border-line bg-surface p-0 text-ink shadow-pop backdrop:bg-(--kw-scrim)"
      label={copy.heading}
      onClose={onClose}
      open={open}
      opener={opener}
    >
      <div className="flex max-h-[calc(100dvh-2.5rem)] flex-col">
        <div className="flex items-center justify-between gap-4 py-4 pr-4 pl-card">
          <Heading level={2} size={3}>
            {copy.heading}
          </Heading>
          <button
            aria-label={copy.close}
            className="grid size-11 shrink-0 place-items-center rounded-full bg-tint text-ink focus-ring"
            onClick={onClose}
            type="button"
          >
            <Icon className="size-5" name="close" />
          </button>
        </div>
        <div className="overflow-y-auto overscroll-contain px-card pb-6">
          <p className="text-small text-ink-soft">{copy.kept}</p>
          {open ? <Choices /> : null}
        </div>
        <div className="border-t border-line px-card py-4">
          <Button onClick={onClose} size="small" variant="primary">
            {copy.done}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
