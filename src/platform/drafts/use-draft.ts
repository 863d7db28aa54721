import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Refusal, refusalOf } from "../browser/refusal.ts";
import { draftsOf } from "./drafts.ts";
import { merge, mergedValue, same } from "./merge.ts";

/** A draft as the server has it: its value, and what its feature knows of it. Without an id it isn't there yet. */
type Stored<Value> = { id?: string | undefined; value: Value };

/** What happens to a draft. In a conflict, `theirs` is what someone else saved after `mine` was begun. */
export type DraftState<Saved> =
  | { kind: "saved" | "unsaved" | "saving" }
  | { kind: "failed"; refusal: Refusal | undefined }
  | { kind: "conflict"; mine: unknown; theirs: Saved };

type DraftOptions<Value, Saved extends Stored<Value>> = {
  /** Part of the name under which the browser keeps it. */
  kind: string;
  initial: Saved;
  /** What is in the form, and how the form gets something else. */
  value: Value;
  show(value: Value): void;
  /** The value's schema, for what the browser has kept. */
  schema: { parse(value: unknown): Value };
  /** Saves the value. @returns what was saved, or `theirs` if someone else saved first. @throws {ApiError} */
  send(value: Value, base: Saved): Promise<{ saved: Saved } | { theirs: Saved }>;
  /** Loads what someone else saved, after a version conflict. Without it, a conflict is a refusal like any other. */
  read?(): Promise<Saved>;
  /** Joins kept changes with a draft that someone has changed meanwhile; undefined to ask. */
  join(kept: { base: Value; mine: Value; theirs: Value }): Value | undefined;
};

const afterTyping = 900;
const beforeTryingAgain = 5_000;

/** Whether the same text may be saved later: it wasn't refused for what it says. */
const isTriedAgain = (refusal: Refusal | undefined) =>
  refusal === undefined || refusal.status >= 500 || refusal.status === 401 || refusal.status === 429;

/**
 * A draft in its editor: saved a moment after the last change, one request at a time, and kept in this browser until
 * the server has it.
 */
export function useDraft<Value, Saved extends Stored<Value>>(options: DraftOptions<Value, Saved>) {
  const { kind, initial, value, schema, send, read, join } = options;
  const [saved, setSaved] = useState(initial);
  const [state, setState] = useState<DraftState<Saved>>({ kind: "saved" });
  const [isRestored, setRestored] = useState(false);
  // Refs for asynchronous code: what the server has, what is typed, and the save in progress.
  const server = useRef(initial);
  const typed = useRef(value);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const [kept] = useState(() => keptDrafts(kind, schema));

  function take(next: Saved) {
    server.current = next;
    setSaved(next);
  }
  function show(next: Value) {
    typed.current = next;
    options.show(next);
  }
  const isOnServer = () => server.current.id !== undefined && same(server.current.value, typed.current);

  /** @returns whether the server has everything that was typed when it began. */
  async function attempt(): Promise<boolean> {
    const [base, sent] = [server.current, typed.current];
    if (isOnServer()) {
      setState({ kind: "saved" });
      return true;
    }
    setState({ kind: "saving" });
    try {
      const answer = await send(sent, base);
      if ("theirs" in answer) {
        ask(answer.theirs, sent);
        return false;
      }
      const next = answer.saved;
      take(next);
      if (base.id === undefined) kept.write(undefined, undefined);
      // What others changed comes into the form, below what was typed meanwhile.
      const joined = mergedValue(merge(sent, typed.current, next.value));
      if (!same(joined, typed.current)) show(joined);
      // Here too, because no effect runs once the screen has been left.
      if (isOnServer()) kept.write(next.id, undefined);
      setState({ kind: "saved" });
      return true;
    } catch (error) {
      await refuse(error, sent);
      return false;
    }
  }

  function ask(theirs: Saved, mine = typed.current) {
    setState({ kind: "conflict", mine, theirs });
  }

  async function refuse(error: unknown, mine = typed.current): Promise<void> {
    const refusal = refusalOf(error);
    if (refusal?.status !== 409 || read === undefined) return setState({ kind: "failed", refusal });
    await read().then(
      (theirs) => ask(theirs, mine),
      (why) => setState({ kind: "failed", refusal: refusalOf(why) }),
    );
  }

  function autosave(): Promise<boolean> {
    running.current = running.current.then(attempt);
    return running.current;
  }

  const unsaved = !same(value, saved.value);
  const saveNow = useEffectEvent(() => void autosave());
  const keep = useEffectEvent(() => {
    typed.current = value;
    const { id, value: base } = server.current;
    kept.write(id, unsaved ? { base, value } : undefined);
    setState((before) => (before.kind === "failed" ? { kind: "saved" } : before));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change is kept, with what it is based on
  useEffect(() => {
    if (value !== initial.value || saved !== initial) keep();
  }, [value, saved]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the draft starts the wait anew
  useEffect(() => {
    if (!unsaved || state.kind === "saving" || state.kind === "conflict") return;
    if (state.kind === "failed" && !isTriedAgain(state.refusal)) return;
    const timer = setTimeout(saveNow, state.kind === "failed" ? beforeTryingAgain : afterTyping);
    return () => clearTimeout(timer);
  }, [value, unsaved, state]);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [unsaved]);
  const leave = useEffectEvent(() => {
    if (server.current.id !== undefined && state.kind !== "conflict") void autosave();
  });
  useEffect(() => leave, []);

  const putBack = useEffectEvent((found: Kept<Value> | undefined) => {
    const now = server.current;
    if (found === undefined) return;
    const { base, value: mine } = found;
    const joined = same(base, now.value) ? mine : join({ base, mine, theirs: now.value });
    if (same(joined ?? mine, now.value)) return kept.write(now.id, undefined);
    setRestored(true);
    // Whoever is typing already keeps that, too.
    if (joined !== undefined) return show(merge(now.value, typed.current, joined).value);
    take({ ...now, value: base });
    show(mine);
    ask(now, mine);
  });
  // Read before anything is typed: what is typed is kept in its place.
  useEffect(() => void kept.read(initial.id).then(putBack), [kept, initial.id]);

  return {
    saved,
    state: state.kind === "saved" && unsaved ? ({ kind: "unsaved" } as const) : state,
    unsaved,
    /** Whether the form has changes that this browser couldn't save last time. */
    isRestored,
    /** What the server has and what is typed at the moment of the call, also after a save. */
    latest: () => ({ saved: server.current, value: typed.current }),
    /** Saves now, and once more what is typed meanwhile. @returns whether the server has everything. */
    save: async () => (await autosave()) && (isOnServer() || ((await autosave()) && isOnServer())),
    /** Takes what an operation has made of the draft on the server; the form stays as it is. */
    take,
    /** Goes on from what the server has: with it in the form, or with changes on top of it. */
    takeSaved(next: Saved, changed: Value = next.value) {
      take(next);
      show(changed);
      setState({ kind: "saved" });
    },
    /** Shows both versions, after a version conflict of an operation; another error as that of a save. */
    refuse: (error: unknown) => refuse(error),
    /** Shows both versions, where `theirs` is loaded already. */
    ask: (theirs: Saved) => ask(theirs),
    /** Leaves nothing to save, because the draft is about to be deleted. */
    forget: () => take({ ...server.current, value: typed.current }),
  };
}

/** Changes that the server doesn't have, with the value they were based on. */
type Kept<Value> = { base: Value; value: Value };

function keptDrafts<Value>(kind: string, schema: { parse(value: unknown): Value }) {
  const drafts = draftsOf(kind);
  return {
    /** Undefined if there is none, or none that can still be read. */
    async read(id = "new"): Promise<Kept<Value> | undefined> {
      try {
        // Earlier versions kept the value of campaigns and newsletters as `content`.
        const read: Readonly<Record<string, unknown>> = JSON.parse((await drafts.read(id)) ?? "");
        const { base, value = read.content } = read;
        return { base: schema.parse(base), value: schema.parse(value) };
      } catch {
        return undefined;
      }
    },
    write: (id = "new", draft: Kept<Value> | undefined) => drafts.write(id, draft && JSON.stringify(draft)),
  };
}
