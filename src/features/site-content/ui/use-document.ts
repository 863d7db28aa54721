import { useEffect, useEffectEvent, useRef, useState } from "react";
import * as z from "zod/mini";
import { ApiError, apiRequest } from "#platform/browser/api-client.ts";
import { fieldId } from "../client/focus-field.ts";
import { keepChanges, unsavedChanges } from "../client/unsaved-changes.ts";
import { same } from "../rules/json.ts";
import { type Conflict, merge, withValueAt } from "../rules/merge.ts";

const stateResponse = z.object({
  revision: z.number(),
  version: z.number(),
  published: z.unknown(),
  value: z.unknown(),
  hasDraft: z.boolean(),
  draftBy: z.string(),
  scheduledAt: z.string(),
  unfitAt: z.string(),
});
const draftResponse = z.extend(stateResponse, {
  conflicts: z.array(z.object({ path: z.string(), mine: z.unknown(), theirs: z.unknown() })),
  problems: z.record(z.string(), z.string()),
});

export type Stored = z.output<typeof stateResponse>;

/** Why it was refused, with the status of the answer, if there was one. */
type Refused = { fields: Readonly<Record<string, string>>; status: number | undefined };

/** An operation of the document's screen, with the revision that is shown. */
type Operation<Input> = (
  input: Input & { revision: number },
  options: { done(value: Stored): void; refused(why: Refused): void; stay: boolean },
) => Promise<Stored | undefined>;

/** What the document's screen can do with it, and why the last of it was refused. */
export type DocumentOperations = {
  problem: { message: string } | undefined;
  clear(): void;
  publish: Operation<{ at?: string }>;
  unschedule: Operation<object>;
  discard: Operation<object>;
  restore: Operation<{ version: number }>;
  remove: Operation<{ redirect?: string }>;
};

export type Saving = "saved" | "unsaved" | "saving" | "kept";

const theirTextOf = ({ path, theirs }: Conflict) => [path, theirs];
const address = "/api/admin/site-content";
const afterTyping = 900;
const beforeTryingAgain = 5_000;

/** What is missing in a document, and which of it is marked: in a new one, only what someone has left or asked for. */
function useMarked(all: Readonly<Record<string, string>>, isNew: boolean) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isQuiet, setQuiet] = useState(isNew);
  const marked = isQuiet
    ? Object.fromEntries(Object.entries(all).filter(([name]) => left.has(fieldId(name.split(".")))))
    : all;
  return {
    problems: marked,
    missing: all,
    isQuiet,
    /** Marks a field that someone has left, by the id of its input. */
    leave: (id: string) => {
      if (isQuiet && !left.has(id)) setLeft(new Set([...left, id]));
    },
    /** Marks everything that is missing. @returns the path of the first field; undefined if nothing is. */
    reveal: () => {
      setQuiet(false);
      return Object.keys(all)[0]?.split(".");
    },
  };
}

/** A document's draft: saved a moment after the last change, and kept in this tab until the server has it. */
export function useDocument(
  id: string,
  initial: Stored,
  {
    problems: initialProblems,
    isNew,
    operations,
  }: { problems: Readonly<Record<string, string>>; isNew: boolean; operations: DocumentOperations },
) {
  const [stored, setStored] = useState(initial);
  const [value, setValue] = useState(initial.value);
  const [saving, setSaving] = useState<Saving>("saved");
  const [problems, setProblems] = useState(initialProblems);
  const marked = useMarked(problems, isNew);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [message, setMessage] = useState("");
  const [isRestored, setRestored] = useState(false);
  const latest = useRef(initial);
  const formValue = useRef(initial.value);
  const running = useRef<Promise<void>>(undefined);

  function edit(next: unknown) {
    formValue.current = next;
    setValue(next);
    setMessage("");
    operations.clear();
    const base = latest.current.value;
    keepChanges(id, same(base, next) ? undefined : { base, value: next });
    setSaving((before) => (before === "saving" ? before : same(base, next) ? "saved" : "unsaved"));
  }

  function take(next: Stored) {
    latest.current = next;
    setStored(next);
  }

  /** Puts what the server has into the form. */
  function show(next: Stored) {
    take(next);
    formValue.current = next.value;
    setValue(next.value);
  }

  async function attempt(): Promise<void> {
    const base = latest.current.value;
    const sent = formValue.current;
    if (same(base, sent)) return;
    setSaving("saving");
    try {
      const response = await apiRequest("POST", `${address}/draft`, { document: id, base, value: sent });
      const saved = draftResponse.parse(await response.json());
      setProblems(saved.problems);
      setConflicts(saved.conflicts);
      if (saved.conflicts.length > 0) return setSaving("unsaved");
      take(saved);
      // What others changed comes into the form, unless someone has typed on meanwhile: then the next save merges it.
      if (same(formValue.current, sent)) {
        formValue.current = saved.value;
        setValue(saved.value);
        keepChanges(id, undefined);
        setSaving("saved");
      } else setSaving("unsaved");
    } catch (error) {
      setSaving("kept");
      if (error instanceof ApiError && error.refusal.message) setMessage(error.refusal.message);
    }
  }

  /** Saves now. @returns whether everything is on the server. */
  async function save(): Promise<boolean> {
    await running.current;
    running.current = attempt();
    await running.current;
    return same(latest.current.value, formValue.current);
  }

  /** Publishes, restores and the like. @returns whether it worked. */
  async function act<Input>(operation: Operation<Input>, input: Input, stay = false): Promise<boolean> {
    setMessage("");
    const { revision } = latest.current;
    let isStale = false;
    const next = await operation(
      { revision, ...input },
      {
        stay,
        done(changed) {
          show(changed);
          setProblems({});
          keepChanges(id, undefined);
          setSaving("saved");
        },
        refused({ status, fields }) {
          if (Object.keys(fields).length > 0) setProblems(fields);
          isStale = status === 409;
        },
      },
    );
    if (isStale) show(await read());
    return next !== undefined;
  }

  async function read(): Promise<Stored> {
    const response = await apiRequest("GET", `${address}/${id}`);
    return stateResponse.parse(await response.json());
  }

  /**
   * Resolves the conflicts; `mine` are the paths of fields that keep this person's text.
   * @returns whether no new conflict came up.
   */
  async function resolveConflicts(mine: ReadonlySet<string>): Promise<boolean> {
    try {
      const theirs = await read();
      const merged = merge(latest.current.value, formValue.current, theirs.value);
      // Someone has changed the draft again, so there are new conflicts to resolve.
      if (!same(merged.conflicts.map(theirTextOf), conflicts.map(theirTextOf))) {
        setConflicts(merged.conflicts);
        return false;
      }
      take(theirs);
      setConflicts([]);
      edit(
        merged.conflicts
          .filter(({ path }) => mine.has(path))
          .reduce(
            (value, each) => withValueAt(value, each.path === "" ? [] : each.path.split("."), each.mine),
            merged.value,
          ),
      );
      return true;
    } catch {
      setMessage("That didn't work. Please check your connection and try again.");
      return false;
    }
  }

  const saveNow = useEffectEvent(() => save());
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the draft starts the wait anew
  useEffect(() => {
    if (saving === "saved" || saving === "saving" || conflicts.length > 0) return;
    const timer = setTimeout(() => void saveNow(), saving === "kept" ? beforeTryingAgain : afterTyping);
    return () => clearTimeout(timer);
  }, [value, saving, conflicts]);
  const restoreUnsaved = useEffectEvent(async () => {
    const changes = await unsavedChanges(id);
    if (!changes || same(changes.value, latest.current.value)) return;
    // Someone is already typing, so the restored changes are merged into that.
    if (!same(formValue.current, latest.current.value))
      return edit(merge(latest.current.value, formValue.current, changes.value).value);
    latest.current = { ...latest.current, value: changes.base };
    edit(changes.value);
    setRestored(true);
  });
  useEffect(() => void restoreUnsaved(), []);

  return {
    stored,
    value,
    saving,
    ...marked,
    conflicts,
    message: operations.problem?.message ?? message,
    isRestored,
    edit,
    save,
    publish: (at?: string) => act(operations.publish, at === undefined ? {} : { at }),
    unschedule: () => act(operations.unschedule, {}),
    discard: () => act(operations.discard, {}),
    restore: (version: number) => act(operations.restore, { version }),
    /** `stay`: the screen isn't read again, because nothing is left of the document. */
    remove: (input: { redirect?: string }, stay: boolean) => act(operations.remove, input, stay),
    resolveConflicts,
  };
}

export type DocumentDraft = ReturnType<typeof useDocument>;
