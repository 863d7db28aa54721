import { useEffect, useEffectEvent, useRef, useState } from "react";
import * as z from "zod/mini";
import { adminCopy } from "#content/admin.ts";
import { useSending } from "#platform/browser/use-sending.ts";
import { draftsOf } from "#platform/drafts/drafts.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { type KeptIssue, withKept } from "../rules/kept.ts";
import { type IssueContent, issueContent } from "../schema.ts";
import { previewShape } from "./issue-preview.tsx";
import type { action } from "./issue-screen.tsx";

/** An issue as stored on the server, with the revision for the next change. */
type Saved = { id: string; revision: number; content: IssueContent };

const savedResponse = z.object({ revision: z.number() });

/** How long after the last key a draft is saved. */
const pauseMs = 1_000;

/** The draft being edited: saved after a pause, and before every action. */
export function useIssue(initial: Saved) {
  const [content, setContent] = useState(initial.content);
  const [saved, setSaved] = useState(initial.content);
  const server = useRef({ content: initial.content, revision: initial.revision });
  const typed = useRef(initial.content);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const saving = useSending(adminCopy.failed);
  const { busy, problem, send, clear } = useOperations<typeof action>();
  const [acting, setActing] = useState(false);
  const [restored, setRestored] = useState(false);
  const unsaved = content !== saved;

  /** Saves the draft, one request at a time. Returns the new revision; undefined if it was rejected. */
  function save(): Promise<number | undefined> {
    const next = running.current.then(async () => {
      const { revision, content: before } = server.current;
      const now = typed.current;
      if (now === before) return revision;
      const address = `/api/admin/newsletters/${initial.id}`;
      const { data } = savedResponse.safeParse(
        await saving.send("PATCH", address, { revision, content: now }),
      );
      if (!data) return undefined;
      server.current = { content: now, revision: data.revision };
      setSaved(now);
      if (typed.current === now) keepIssue(initial.id, undefined);
      return data.revision;
    });
    running.current = next;
    return next;
  }

  /** Saves the draft, then acts on what is saved. Undefined if the draft was rejected. */
  async function afterSaving<Result>(act: (revision: number) => Result): Promise<Result | undefined> {
    setActing(true);
    clear();
    try {
      const revision = await save();
      return revision === undefined ? undefined : await act(revision);
    } finally {
      setActing(false);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the pause anew, and nothing else does
  useEffect(() => {
    if (!unsaved) return;
    const timer = setTimeout(() => void save(), pauseMs);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => {
      clearTimeout(timer);
      removeEventListener("beforeunload", warn);
    };
  }, [content, unsaved]);
  // Unsaved text survives in-app navigation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the screen is left
  useEffect(() => () => void save(), []);

  function set(change: Partial<IssueContent>) {
    typed.current = { ...typed.current, ...change };
    setContent(typed.current);
    keepIssue(initial.id, { base: server.current.content, content: typed.current });
  }
  function showRestored(restored: Pick<Saved, "revision" | "content">) {
    server.current = restored;
    typed.current = restored.content;
    setContent(restored.content);
    setSaved(restored.content);
    keepIssue(initial.id, undefined);
  }
  const putBack = useEffectEvent(async () => {
    const kept = await keptIssue(initial.id);
    // Somebody who types already goes on with what is on the screen.
    if (kept === undefined || typed.current !== initial.content) return;
    const joined = withKept(initial.content, kept);
    if (joined === undefined) return keepIssue(initial.id, undefined);
    set(joined);
    setRestored(true);
  });
  useEffect(() => {
    void putBack();
  }, []);

  return {
    content,
    set,
    restored,
    unsaved,
    // Saving in the background leaves the buttons alone: a press in that moment would be lost, and its focus too.
    busy: busy || acting,
    problem: problem ?? saving.problem,
    save: () => afterSaving((revision) => revision),
    /** Saves, then sends the issue. */
    async schedule(sendAt: string, zone: string): Promise<void> {
      await afterSaving((revision) =>
        send("moveNewsletterIssue", { revision, move: "schedule", sendAt, zone }),
      );
    },
    /** Saves, then sends a test to the team member. Undefined if it was rejected. */
    test: () => afterSaving(() => send("testNewsletterIssue", {}, { stay: true })),
    /** Saves, then makes the draft say what a version said. Undefined if it was rejected. */
    restore: (version: string) =>
      afterSaving((revision) =>
        send("restoreNewsletterIssue", { revision, version }, { done: showRestored }),
      ),
    /** Saves, then returns the server's preview; undefined if one of them was rejected. */
    preview: () =>
      afterSaving(async () => {
        const body = { content: typed.current };
        return previewShape.safeParse(await saving.send("POST", "/api/admin/newsletters/preview", body)).data;
      }),
    remove() {
      // Nothing is left to save.
      server.current = { ...server.current, content: typed.current };
      keepIssue(initial.id, undefined);
      return send("deleteNewsletterIssue", {}, { stay: true });
    },
  };
}

export type IssueDraft = ReturnType<typeof useIssue>;

const drafts = draftsOf("issue");
const shape = z.object({ base: issueContent, content: issueContent });

/** What was typed into an issue and isn't on the server yet; undefined if there is nothing. */
async function keptIssue(id: string): Promise<KeptIssue | undefined> {
  try {
    return shape.parse(JSON.parse((await drafts.read(id)) ?? ""));
  } catch {
    return undefined;
  }
}

/** Keeps what is typed in this browser until the server has it; undefined forgets it. */
function keepIssue(id: string, kept: KeptIssue | undefined): void {
  drafts.write(id, kept && JSON.stringify(kept));
}
