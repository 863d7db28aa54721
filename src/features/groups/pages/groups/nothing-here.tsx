import type { GroupsPage } from "#content/pages/support/groups.ts";
import type { DatedGroup } from "../../reads.server.ts";
import type { GroupsQuery } from "../../schema.ts";

type NothingHereProps = {
  page: Pick<GroupsPage, "path" | "loss" | "pregnancy">;
  shown: readonly DatedGroup[];
  onAsk: (query: GroupsQuery) => Promise<void>;
  copy: GroupsPage["timetable"]["filter"];
};

const nothingAsked: GroupsQuery = { path: undefined, format: undefined };

/** Shown instead of an empty list: where the group is listed, or a link back to all groups. */
export function NothingHere({ page, shown, onAsk, copy }: NothingHereProps) {
  const [only] = shown;
  const part = only?.apart && page[only.apart];
  return (
    <div className="mt-stack grid justify-items-start gap-3 border-y border-line-strong py-10">
      <p className="font-display text-h4 font-[450]">{part ? copy.apart : copy.none}</p>
      {part ? (
        <a className="font-semibold text-link-inline" href={`#${part.id}`}>
          {copy.goThere}
        </a>
      ) : (
        <a
          className="font-semibold text-link-inline"
          href={page.path}
          onClick={(event) => {
            event.preventDefault();
            // The link is removed with this note, so the focus moves to the filter.
            document.getElementById("groups-path")?.focus();
            void onAsk(nothingAsked);
          }}
        >
          {copy.showAll}
        </a>
      )}
    </div>
  );
}
