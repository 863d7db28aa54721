import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { FleetAnswer, FleetFetch } from "./fleet-request.ts";

/** One response, or the error of the connection as `error`. */
export type Outcome = {
  kind: string;
  status: number;
  retryAfter: boolean;
  milliseconds: number;
  error: string;
};

/** Sends `perSecond` requests a second, however slowly they are answered, until `stop`. */
export function startLoad(perSecond: number, send: (index: number) => Promise<Outcome>) {
  const sent: Promise<Outcome>[] = [];
  const begin = performance.now();
  let ending = false;
  const running = (async () => {
    while (!ending) {
      while (sent.length < ((performance.now() - begin) / 1_000) * perSecond) sent.push(send(sent.length));
      await pause(5);
    }
  })();
  return {
    async stop(): Promise<{ outcomes: readonly Outcome[]; perSecond: number }> {
      ending = true;
      await running;
      const seconds = (performance.now() - begin) / 1_000;
      return { outcomes: await Promise.all(sent), perSecond: sent.length / seconds };
    },
  };
}

export async function outcomeOf(kind: string, work: Promise<FleetAnswer>): Promise<Outcome> {
  try {
    const { status, headers, milliseconds, text } = await work;
    // The proxy says there what went wrong with its connection.
    const error = status === 502 ? `502 ${text}` : "";
    return { kind, status, retryAfter: Number(headers["retry-after"]) > 0, milliseconds, error };
  } catch (error) {
    return { kind, status: 0, retryAfter: false, milliseconds: 0, error: String(error) };
  }
}

export function tally(outcomes: readonly Outcome[]): Record<string, number> {
  const groups = Map.groupBy(outcomes, ({ kind, status, error }) => `${kind} ${error || status}`);
  return Object.fromEntries([...groups].map(([name, list]) => [name, list.length]));
}

/** The time within which 99 of 100 responses came, in milliseconds. */
export function slowestOf99(outcomes: readonly Outcome[]): number {
  return within(outcomes, 0.99);
}

/** The time within which this share of the responses came, in milliseconds. */
export function within(outcomes: readonly Outcome[], share: number): number {
  const times = outcomes.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  return Math.round(times[Math.floor(times.length * share)] ?? 0);
}

/** People who send a message and press the button again, with the same key, until they are told that it arrived. */
export function messageSenders(fetch: FleetFetch) {
  const accepted = new Map<string, string>();
  const notAccepted: Outcome[] = [];

  /** One person; `headers` can name an address of theirs. */
  async function send(): Promise<Outcome> {
    const key = randomUUID();
    const body = { name: key, email: "a@b.example", subject: "general", message: key };
    while (true) {
      let id = "";
      const outcome = await outcomeOf(
        "form",
        fetch("/api/contact", { method: "POST", body, headers: { "idempotency-key": key } }).then(
          (answer) => {
            if (answer.status === 201) id = String(JSON.parse(answer.text).id);
            return answer;
          },
        ),
      );
      if (outcome.status === 201) {
        accepted.set(key, id);
        return outcome;
      }
      notAccepted.push(outcome);
      await pause(250);
    }
  }
  return { send, accepted, notAccepted };
}
