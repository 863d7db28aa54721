import { useCallback, useEffect, useState } from "react";
import type { yourPlace } from "#content/your-place.ts";
import { apiRequest } from "#platform/browser/api-client.ts";
import { refusalOf } from "#platform/browser/refusal.ts";
import type { OwnPlace } from "../../reads/own-place.server.ts";
import type { PlaceAction } from "../../rules/place.ts";

export type Busy = PlaceAction | "door";

type Open = {
  kind: "open";
  place: OwnPlace;
  /** What the last press led to. */
  message?: string | undefined;
  problem?: string | undefined;
  busy?: Busy | undefined;
  /** Increases with each result that the focus goes to. */
  results: number;
};

export type PlaceState =
  | { kind: "field"; problem: string | undefined }
  | { kind: "opening" }
  | { kind: "badLink" }
  | Open;

const minute = 60_000;
/** Dates can change while the page is open. */
const longestWait = 360 * minute;
/** After this time without an answer of the server, or without leaving the page. */
const retryAfter = minute / 2;
const enteringAtMost = minute / 6;

/** In how many milliseconds the page will have something else to show. By the server's clock. */
function untilChange({ now, door, offeredUntil }: OwnPlace): number {
  const until = (at: string) => Date.parse(at) - Date.parse(now);
  const waits = [longestWait];
  if (door) waits.push(until(door.state === "before" ? door.opensAt : door.end));
  if (door?.state === "closed" || door?.state === "unset") waits.push(minute);
  if (offeredUntil) waits.push(until(offeredUntil));
  // Never in a hurry, whatever the server says.
  return Math.max(1_000, Math.min(...waits));
}

async function post(operation: string, body: object): Promise<{ place: OwnPlace; [other: string]: unknown }> {
  return (await apiRequest("POST", `/api/group-places/${operation}`, body)).json();
}

async function placeNow(token: string): Promise<OwnPlace | "gone" | "unreachable"> {
  try {
    return (await post("read", { token })).place;
  } catch (error) {
    return refusalOf(error)?.status === 404 ? "gone" : "unreachable";
  }
}

export function usePlace(initial: PlaceState, { network }: Pick<typeof yourPlace, "network">) {
  const [state, setState] = useState<PlaceState>(initial);

  const open = useCallback(
    async (token: string) => {
      setState({ kind: "opening" });
      try {
        const { place } = await post("read", { token });
        setState({ kind: "open", place, results: 1 });
      } catch (error) {
        const refusal = refusalOf(error);
        const problem = refusal?.fields?.token ?? refusal?.message ?? network;
        setState(refusal?.status === 404 ? { kind: "badLink" } : { kind: "field", problem });
      }
    },
    [network],
  );

  // When there is something else to show, and whenever the page becomes visible again.
  useEffect(() => {
    if (state.kind !== "open" || state.busy) return;
    let timer = setTimeout(update, untilChange(state.place));
    async function update() {
      clearTimeout(timer);
      timer = setTimeout(update, retryAfter);
      if (state.kind !== "open") return;
      const place = await placeNow(state.place.token);
      if (place === "unreachable") return;
      // If something was pressed meanwhile, its own answer is newer.
      setState((now) => (now === state ? shown(state, place) : now));
    }
    const seen = () => {
      if (document.visibilityState === "visible") void update();
    };
    document.addEventListener("visibilitychange", seen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [state]);

  /** Whatever comes of it, the page then shows the place as it is. */
  async function press(busy: Busy, send: (from: Open) => Promise<Open>): Promise<void> {
    if (state.kind !== "open" || state.busy) return;
    const idle: Open = { ...state, message: undefined, problem: undefined };
    setState({ ...idle, busy });
    try {
      setState(await send(idle));
    } catch (error) {
      const refusal = refusalOf(error);
      const place = refusal ? await placeNow(idle.place.token) : "unreachable";
      const problem = refusal?.message ?? network;
      setState(place === "unreachable" ? { ...idle, problem } : shown({ ...idle, problem }, place));
    }
  }

  const act = (action: PlaceAction) =>
    press(action, async (from) => {
      const { place, message } = await post("change", { token: from.place.token, action });
      return { ...from, place, message: String(message), results: from.results + 1 };
    });

  const enter = () =>
    press("door", async (from) => {
      const { door } = await post("door", { token: from.place.token });
      location.assign(String(door));
      // The button rests until the other site has come.
      await new Promise((resolve) => setTimeout(resolve, enteringAtMost));
      return from;
    });

  return { state, open, act, enter };
}

function shown(state: Open, place: OwnPlace | "gone"): PlaceState {
  return place === "gone" ? { kind: "badLink" } : { ...state, place };
}
