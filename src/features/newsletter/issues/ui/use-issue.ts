import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import * as z from "zod/mini";
import { useSending } from "#platform/browser/use-sending.ts";
import type { IssueContent } from "../schema.ts";
import { previewShape } from "./issue-preview.tsx";

/** An issue as stored on the server, with the revision for the next change. */
type Saved = { id: string; revision: number; content: IssueContent };

const savedResponse = z.object({ letter: z.object({ revision: z.number() }) });

/** How long after the last key a draft is saved. */
const pauseMs = 1_000;

/** The draft being edited: saved after a pause, and before every action. */
export function useIssue(initial: Saved, failed: string) {
  const [content, setContent] = useState(initial.content);
  const [saved, setSaved] = useState(initial.content);
  const server = useRef({ content: initial.content, revision: initial.revision });
  const typed = useRef(initial.content);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const saving = useSending(failed);
  const { busy, problem, send } = useSending(failed);
  const [acting, setActing] = useState(false);
  const { revalidate } = useRevalidator();
  const address = `/api/admin/newsletters/${initial.id}`;
  const unsaved = content !== saved;

  /** Saves the draft, one request at a time. Returns the new revision; undefined if it was rejected. */
  function save(): Promise<number | undefined> {
    const next = running.current.then(async () => {
      const { revision, content: before } = server.current;
      const now = typed.current;
      if (now === before) return revision;
      const saved = savedResponse.safeParse(await saving.send("PATCH", address, { revision, content: now }));
      if (!saved.success) return undefined;
      server.current = { content: now, revision: saved.data.letter.revision };
      setSaved(now);
      return saved.data.letter.revision;
    });
    running.current = next;
    return next;
  }

  /** Saves the draft, then acts on what is saved. Undefined if the draft was rejected. */
  async function afterSaving<Result>(act: (revision: number) => Result): Promise<Result | undefined> {
    setActing(true);
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
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => {
      clearTimeout(timer);
      removeEventListener("beforeunload", ask);
    };
  }, [content, unsaved]);
  // Unsaved text survives in-app navigation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the screen is left
  useEffect(() => () => void save(), []);

  return {
    content,
    set(change: Partial<IssueContent>) {
      typed.current = { ...typed.current, ...change };
      setContent(typed.current);
    },
    unsaved,
    // Saving in the background leaves the buttons alone: a press in that moment would be lost, and its focus too.
    busy: busy || acting,
    problem: problem ?? saving.problem,
    save: () => afterSaving((revision) => revision),
    /** Saves, then sends the issue. */
    async schedule(sendAt: string, zone: string): Promise<void> {
      await afterSaving(async (revision) => {
        if (await send("PATCH", address, { revision, move: "schedule", sendAt, zone })) await revalidate();
      });
    },
    /** Saves, then sends a test to the team member. Returns the server's response; undefined if it was rejected. */
    async test(): Promise<unknown> {
      return afterSaving(() => send("POST", `${address}/test`));
    },
    /** The server's preview; undefined if it was rejected. */
    async preview() {
      const told = previewShape.safeParse(
        await send("POST", "/api/admin/newsletters/preview", { content: typed.current }),
      );
      return told.success ? told.data : undefined;
    },
    remove() {
      // Nothing is left to save.
      server.current = { ...server.current, content: typed.current };
      return send("DELETE", address);
    },
  };
}

export type IssueDraft = ReturnType<typeof useIssue>;
