import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import * as z from "zod/mini";
import { useSending } from "#platform/browser/use-sending.ts";
import type { IssueContent } from "../schema.ts";
import { previewShape } from "./issue-preview.tsx";

/** A letter as the server has it: what it says, and on which revision the next change is made. */
type Saved = { id: string; revision: number; content: IssueContent };

const answer = z.object({ letter: z.object({ revision: z.number() }) });

/** How long after the last key a draft is saved. */
const pauseMs = 1_000;

/** The draft that is being written: changed here, saved by itself after a pause, and before anything is done with it. */
export function useIssue(begun: Saved, failed: string) {
  const [content, setContent] = useState(begun.content);
  const [saved, setSaved] = useState(begun.content);
  const server = useRef({ content: begun.content, revision: begun.revision });
  const typed = useRef(begun.content);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const saving = useSending(failed);
  const { busy, problem, send } = useSending(failed);
  const { revalidate } = useRevalidator();
  const address = `/api/admin/newsletters/${begun.id}`;
  const unsaved = content !== saved;

  /** Saves what is there, one request at a time; the revision it is saved as, or nothing when it was refused. */
  function save(): Promise<number | undefined> {
    const next = running.current.then(async () => {
      const { revision, content: before } = server.current;
      const now = typed.current;
      if (now === before) return revision;
      const told = answer.safeParse(await saving.send("PATCH", address, { revision, content: now }));
      if (!told.success) return undefined;
      server.current = { content: now, revision: told.data.letter.revision };
      setSaved(now);
      return told.data.letter.revision;
    });
    running.current = next;
    return next;
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
  // Whoever goes to another screen in the middle of a word finds it here again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the screen is left
  useEffect(() => () => void save(), []);

  return {
    content,
    set(change: Partial<IssueContent>) {
      typed.current = { ...typed.current, ...change };
      setContent(typed.current);
    },
    unsaved,
    busy: busy || saving.busy,
    problem: problem ?? saving.problem,
    save,
    /** Saves, and then has the letter go out. */
    async schedule(sendAt: string, zone: string): Promise<void> {
      const revision = await save();
      if (revision === undefined) return;
      if (await send("PATCH", address, { revision, move: "schedule", sendAt, zone })) await revalidate();
    },
    /** Saves, and then sends a test to whoever asks. The server's answer; nothing when it was refused. */
    async test(): Promise<unknown> {
      if ((await save()) === undefined) return undefined;
      return send("POST", `${address}/test`);
    },
    /** What the server says of the text; nothing when it was refused. */
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
