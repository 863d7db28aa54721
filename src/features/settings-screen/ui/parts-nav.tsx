import { settingsCopy } from "../copy.ts";
import { type Part, partAddress, parts } from "./use-part.ts";

const copy = settingsCopy.parts;

/** The parts of the settings: a list at the side of wide screens, a row above the panels on others. */
export function PartsNav({ part }: { part: Part }) {
  return (
    <nav aria-label={copy.label}>
      <ul className="flex flex-wrap gap-1 xl:grid">
        {parts.map((each) => (
          <li key={each}>
            <a
              aria-current={each === part ? "page" : undefined}
              className="flex min-h-11 items-center rounded-md px-3 text-ink focus-ring hover:bg-tint aria-[current=page]:bg-surface aria-[current=page]:font-semibold aria-[current=page]:shadow-card xl:min-h-10"
              href={partAddress(each)}
            >
              {copy[each]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
