import { useLocation, useNavigate } from "react-router";

/**
 * The group of worksheets the address asks for, and the way to another: in the same history entry and the same
 * place, with nothing sent.
 */
export function useChosenPath(
  known: readonly string[],
): [chosen: string | undefined, choose: (next: string | undefined) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get("path") ?? "";

  function choose(next: string | undefined): void {
    void navigate(
      { search: next === undefined ? "" : `path=${next}` },
      { replace: true, preventScrollReset: true },
    );
  }

  return [known.includes(asked) ? asked : undefined, choose];
}
