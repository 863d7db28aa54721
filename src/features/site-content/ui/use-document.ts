import { useState } from "react";
import * as z from "zod/mini";
import { apiRequest } from "#platform/browser/api-client.ts";
import { type Conflict, merge, mergedValue, same, valueAt } from "#platform/drafts/merge.ts";
import { useDraft } from "#platform/drafts/use-draft.ts";
import { fieldId } from "../client/focus-field.ts";
import type { DocumentState } from "../reads/document-row.server.ts";
import type { saveDraft } from "../writes/drafts.server.ts";

type SavedDraft = Awaited<ReturnType<typeof saveDraft>>;

/** Why it was refused, with the status of the answer, if there was one. */
type Refused = { fields: Readonly<Record<string, string>>; status: number | undefined };

/** An operation of the document's screen, with the revision that is shown. */
type Operation<Input> = (
  input: Input & { revision: number },
  options: { done(value: DocumentState): void; refused(why: Refused): void; stay: boolean },
) => Promise<DocumentState | undefined>;

export type DocumentOperations = {
  problem: { message: string } | undefined;
  clear(): void;
  publish: Operation<{ at?: string }>;
  unschedule: Operation<object>;
  discard: Operation<object>;
  restore: Operation<{ version: number }>;
  remove: Operation<{ redirect?: string }>;
};

const theirTextOf = ({ path, theirs }: Conflict) => [path, theirs];
const address = "/api/admin/site-content";

/** Whether nothing was typed into a field. */
const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

type Faults = Readonly<Record<string, string>>;

/**
 * What is missing or wrong in a document, and which of it is marked. What is still empty isn't, before someone has left
 * it or asked for it: in a new document, and in an item that was just added.
 */
function useMarked(
  all: Faults,
  { value, isNew, initial }: { value: unknown; isNew: boolean; initial: Faults },
) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const isMarked = (name: string) => {
    const path = name.split(".");
    if (left.has(fieldId(path))) return true;
    return !isNew && (Object.hasOwn(initial, name) || !isEmpty(valueAt(value, path)));
  };
  const leave = (ids: readonly string[]) => {
    if (ids.some((id) => !left.has(id))) setLeft(new Set([...left, ...ids]));
  };
  return {
    problems: Object.fromEntries(Object.entries(all).filter(([name]) => isMarked(name))),
    missing: all,
    /** Marks a field that someone has left, by the id of its input. */
    leave: (id: string) => leave([id]),
    /** Marks fields, by their paths. */
    reveal: (names: readonly string[]) => leave(names.map((name) => fieldId(name.split(".")))),
  };
}

/** A document's draft. Everybody edits the same one: what others changed is merged field by field when it is saved. */
export function useDocument(
  id: string,
  initial: DocumentState,
  {
    problems: initialProblems,
    isNew,
    operations,
    onFaults,
  }: {
    problems: Faults;
    isNew: boolean;
    operations: DocumentOperations;
    /** Called with the paths of the fields that an operation was refused for. */
    onFaults(paths: readonly string[]): void;
  },
) {
  const [value, setValue] = useState(initial.value);
  const [problems, setProblems] = useState(initialProblems);
  const [problemsAtFirst] = useState(initialProblems);
  const { reveal, ...marked } = useMarked(problems, { value, isNew, initial: problemsAtFirst });
  const [message, setMessage] = useState("");
  const [timeFault, setTimeFault] = useState("");

  const draft = useDraft<unknown, DocumentState & { id: string }>({
    kind: "content",
    initial: { ...initial, id },
    value,
    show: setValue,
    schema: z.unknown(),
    async send(sent, { value: base }) {
      const response = await apiRequest("POST", `${address}/draft`, { document: id, base, value: sent });
      const { conflicts, problems, ...stored }: SavedDraft = await response.json();
      setProblems(problems);
      const saved = { ...stored, id };
      return conflicts.length > 0 ? { theirs: saved } : { saved };
    },
    join({ base, mine, theirs }) {
      const merged = merge(base, mine, theirs);
      return merged.conflicts.length > 0 ? undefined : merged.value;
    },
  });
  const { saved, state } = draft;
  const conflicts: readonly Conflict[] =
    state.kind === "conflict" ? merge(saved.value, state.mine, state.theirs.value).conflicts : [];
  const refusal = state.kind === "failed" ? state.refusal?.message : undefined;

  function edit(next: unknown) {
    setValue(next);
    setMessage("");
    operations.clear();
  }

  /** Marks the fields that an operation was refused for, and leads to the first. The time of publishing is none of them. */
  function mark({ fields: { at = "", ...faults } }: Pick<Refused, "fields">) {
    setTimeFault(at);
    const paths = Object.keys(faults);
    if (paths.length === 0) return;
    setProblems(faults);
    reveal(paths);
    onFaults(paths);
  }

  /** Publishes, restores and the like. @returns whether it worked. */
  async function act<Input>(operation: Operation<Input>, input: Input, stay = false): Promise<boolean> {
    setMessage("");
    setTimeFault("");
    const { revision } = draft.latest().saved;
    let isStale = false;
    const next = await operation(
      { revision, ...input },
      {
        stay,
        done(changed) {
          draft.takeSaved({ ...changed, id });
          setProblems({});
        },
        refused({ status, fields }) {
          mark({ fields });
          isStale = status === 409;
        },
      },
    );
    if (isStale) draft.takeSaved(await read());
    return next !== undefined;
  }

  async function read(): Promise<DocumentState & { id: string }> {
    const response = await apiRequest("GET", `${address}/${id}`);
    const state: DocumentState = await response.json();
    return { ...state, id };
  }

  /**
   * Resolves the conflicts; `mine` are the paths of fields that keep this person's text.
   * @returns whether no new conflict came up.
   */
  async function resolveConflicts(mine: ReadonlySet<string>): Promise<boolean> {
    try {
      const theirs = await read();
      const { saved: base, value: typed } = draft.latest();
      const merged = merge(base.value, typed, theirs.value);
      // Someone has changed the draft again, so there are new conflicts to resolve.
      if (!same(merged.conflicts.map(theirTextOf), conflicts.map(theirTextOf))) {
        draft.ask(theirs);
        return false;
      }
      draft.takeSaved(
        theirs,
        mergedValue(merged, ({ path }) => mine.has(path)),
      );
      return true;
    } catch {
      setMessage("That didn't work. Please check your connection and try again.");
      return false;
    }
  }

  return {
    stored: saved,
    value,
    saving: state.kind,
    ...marked,
    conflicts,
    message: operations.problem?.message ?? (message || (refusal ?? "")),
    /** What is wrong with the time of publishing. */
    timeFault,
    isRestored: draft.isRestored,
    edit,
    mark,
    save: draft.save,
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
