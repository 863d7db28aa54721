import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import * as z from "zod/mini";
import { useSending } from "#platform/http/use-sending.ts";
import type { LetterContent } from "../schema.ts";

/** A letter as the server has it: what it says, and on which revision the next change is made. */
type Saved = { id: string; revision: number; content: LetterContent };

const answer = z.object({ letter: z.object({ revision: z.number() }) });

/** The draft that is being written: changed here, saved when asked, and before anything is done with it. */
export function useLetter(begun: Saved, failed: string) {
  const [content, setContent] = useState(begun.content);
  const [saved, setSaved] = useState(begun.content);
  const [revision, setRevision] = useState(begun.revision);
  const { busy, problem, send } = useSending(failed);
  const { revalidate } = useRevalidator();
  const address = `/api/admin/newsletters/${begun.id}`;
  const unsaved = JSON.stringify(content) !== JSON.stringify(saved);

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [unsaved]);

  /** Saves what is there; the revision it is saved as, or nothing when it was refused. */
  async function save(): Promise<number | undefined> {
    if (!unsaved) return revision;
    const told = answer.safeParse(await send("PATCH", address, { revision, content }));
    if (!told.success) return undefined;
    setSaved(content);
    setRevision(told.data.letter.revision);
    return told.data.letter.revision;
  }

  return {
    content,
    set: (change: Partial<LetterContent>) => setContent((before) => ({ ...before, ...change })),
    unsaved,
    busy,
    problem,
    save,
    /** Saves, and then has the letter go out. */
    async schedule(sendAt: string, zone: string): Promise<void> {
      const now = await save();
      if (now === undefined) return;
      if (await send("PATCH", address, { revision: now, move: "schedule", sendAt, zone })) await revalidate();
    },
    /** Saves, and then sends a test to whoever asks. Whether it is on its way. */
    async test(): Promise<boolean> {
      if ((await save()) === undefined) return false;
      return (await send("POST", `${address}/test`)) !== undefined;
    },
    preview: () => send("POST", "/api/admin/newsletters/preview", { content }),
    remove: () => send("DELETE", address),
  };
}

export type LetterDraft = ReturnType<typeof useLetter>;
