import { useLocation, useNavigate } from "react-router";
import { type GroupsQuery, queryOf, searchOf } from "../schema.ts";

/**
 * The query in the address, and a function to change it: in the same history entry, without scrolling or a request. The
 * anchor is removed, because the page would scroll to it.
 */
export function useGroupQuery(): [query: GroupsQuery, ask: (next: GroupsQuery) => Promise<void>] {
  const { search } = useLocation();
  const navigate = useNavigate();

  async function ask(next: GroupsQuery): Promise<void> {
    const others = new URLSearchParams(search);
    others.delete("path");
    others.delete("format");
    const whole = [others.toString(), searchOf(next)].filter(Boolean).join("&");
    await navigate({ search: whole }, { replace: true, preventScrollReset: true });
  }

  return [queryOf(new URLSearchParams(search)), ask];
}
