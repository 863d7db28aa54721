import { useEffect, useState } from "react";
import { hasPlain, removeAnswers, storedSheets } from "../client/stored-keys.ts";
import { turns, waitForTurns } from "../client/turns.ts";

/** What encrypts is loaded only if an earlier version has left plain text. */
async function encryptLeft(): Promise<void> {
  if (!hasPlain()) return;
  const { encryptPlain } = await import("../client/stored-sheets.ts");
  await encryptPlain();
}

/** The ids of worksheets that this browser has answers for, and a function that clears them all. */
export function useStoredSheets(): { stored: readonly string[]; clearAll: () => Promise<void> } {
  const [stored, setStored] = useState<readonly string[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const update = () => {
      setStored(storedSheets());
      void turns.take(encryptLeft);
    };
    update();
    // The page before may still be saving what was typed there.
    void turns.idle().then(() => signal.aborted || setStored(storedSheets()));
    addEventListener("storage", update, { signal });
    waitForTurns(signal);
    return () => controller.abort();
  }, []);

  async function clearAll(): Promise<void> {
    await turns.take(() => {
      for (const id of storedSheets()) removeAnswers(id);
    });
    setStored(storedSheets());
  }

  return { stored, clearAll };
}
