import { ButtonLink } from "#ui/button-link.tsx";
import { Panel } from "#ui/panel.tsx";

const copy = {
  heading: "Addresses not found",
  lead: "Addresses that weren't found three times or more in the last 30 days.",
  add: "Add redirect",
  addOf: (path: string) => `Add redirect: ${path}`,
  none: "No missing addresses. Addresses that aren't found three times show up here.",
  note: "We leave out anything that could identify a person: email addresses, long numbers, keys. An address is stored in readable form only after three requests.",
} as const;

type MissingPanelProps = { missing: readonly { path: string; formatted: string; newUrl: string }[] };

/** Addresses that weren't found, each with a button to add a redirect. */
export function MissingPanel({ missing }: MissingPanelProps) {
  return (
    <Panel heading={copy.heading} id="missing">
      <p className="max-w-text text-ink-soft">{missing.length === 0 ? copy.none : copy.lead}</p>
      {missing.length === 0 ? null : (
        <ul className="divide-y divide-line border-y border-line">
          {missing.map(({ path, formatted, newUrl }) => (
            <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3" key={path}>
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{path}</p>
                <p className="text-small text-ink-soft">{formatted}</p>
              </div>
              <ButtonLink aria-label={copy.addOf(path)} href={newUrl} size="small" variant="outline">
                {copy.add}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      <p className="max-w-text text-small text-ink-soft">{copy.note}</p>
    </Panel>
  );
}
