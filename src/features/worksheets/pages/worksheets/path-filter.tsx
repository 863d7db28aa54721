import { useLocation, useNavigate } from "react-router";

/**
 * The group of worksheets in the address, and a function to change it: in the same history entry, without scrolling or
 * a request.
 */
export function useChosenPath(
  known: readonly string[],
): [chosen: string | undefined, choose: (next: string | undefined) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const pathParameter = new URLSearchParams(search).get("path") ?? "";

  function choose(next: string | undefined): void {
    void navigate(
      { search: next === undefined ? "" : `path=${next}` },
      { replace: true, preventScrollReset: true },
    );
  }

  return [known.includes(pathParameter) ? pathParameter : undefined, choose];
}

type PathFilterProps = {
  label: string;
  all: string;
  paths: readonly { id: string; name: string }[];
  chosen: string | undefined;
  /** The address of the list, for visitors without JavaScript. */
  page: string;
  listId: string;
  onChoose: (next: string | undefined) => void;
};

/** Plain links, so the filter works without JavaScript; with it the page doesn't scroll. */
export function PathFilter({ label, all, paths, chosen, page, listId, onChoose }: PathFilterProps) {
  const choices = [{ id: undefined, name: all }, ...paths];
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className="-mx-gutter flex gap-2 overflow-x-auto px-gutter py-1 sm:flex-wrap">
        {choices.map(({ id, name }) => (
          <li key={name}>
            <a
              aria-current={id === chosen ? "true" : undefined}
              className="flex min-h-11 items-center rounded-pill border-[1.5px] border-line-strong bg-surface/70 px-4 py-1.5 text-small font-semibold whitespace-nowrap text-ink-soft transition-colors duration-(--dur-quick) focus-ring hover:text-link aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-on-primary"
              href={`${page}${id === undefined ? "" : `?path=${id}`}#${listId}`}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onChoose(id);
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
