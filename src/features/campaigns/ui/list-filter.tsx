import { ListSearch } from "#ui/list/list-search.tsx";
import { Select } from "#ui/select.tsx";
import { campaignsCopy as copy } from "../copy/campaigns.ts";
import type { CampaignsContent } from "../reads/campaigns-screen.server.ts";

type FilterProps = { content: CampaignsContent };

/** Search and order: a plain GET form, so that both are in the address and work without JavaScript. */
export function ListFilter({ content: { query, everything } }: FilterProps) {
  return (
    <search className="min-w-0 grow">
      <ListSearch
        action={everything}
        button={copy.searchButton}
        label={copy.searchHint}
        longest={120}
        query={query}
      >
        {query.standing === "" ? null : <input name="standing" type="hidden" value={query.standing} />}
        <label>
          <span className="sr-only">{copy.sort}</span>
          <Select className="max-w-full" defaultValue={query.sort} name="sort">
            {Object.entries(copy.sorts).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </label>
      </ListSearch>
    </search>
  );
}

/** One list for each status; the archive is separate. */
export function StateTabs({ content: { tabs } }: FilterProps) {
  return (
    <nav aria-label={copy.states}>
      <ul className="flex flex-wrap gap-1">
        {tabs.map(({ label, count, href, here }) => (
          <li key={label}>
            <a
              aria-current={here ? "page" : undefined}
              className={`flex min-h-11 items-center gap-1.5 rounded-pill border-[1.5px] px-4 focus-ring ${
                here
                  ? "border-line-strong bg-surface font-semibold text-ink shadow-paper"
                  : "border-transparent text-ink-soft hover:text-link"
              }`}
              href={href}
            >
              {label}
              <span className="text-small font-normal text-ink-faint tabular-nums">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
