import { useLocation, useNavigate } from "react-router";
import { type HubQuery, queryOf, searchOf } from "../schema.ts";

const names = ["q", "path", "kind", "length"];

/**
 * What the address asks of the list, and the way to ask something else: in the same history entry and the same
 * place, with nothing sent.
 */
export function useHubQuery(): [query: HubQuery, ask: (next: HubQuery) => Promise<void>] {
  const { search } = useLocation();
  const navigate = useNavigate();

  async function ask(next: HubQuery): Promise<void> {
    const others = new URLSearchParams(search);
    for (const name of names) others.delete(name);
    const whole = [others.toString(), searchOf(next)].filter(Boolean).join("&");
    await navigate({ search: whole }, { replace: true, preventScrollReset: true });
  }

  return [queryOf(new URLSearchParams(search)), ask];
}
