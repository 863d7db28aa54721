import { useLocation, useNavigate } from "react-router";
import { type GroupsQuery, queryOf, searchOf } from "../schema.ts";

/**
 * What the address asks of the timetable, and the way to ask something else: in the same history entry and the
 * same place, with nothing sent. The anchor goes, or the view would jump to it.
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
