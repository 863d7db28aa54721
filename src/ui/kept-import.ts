import { use, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { DraftOwner } from "./draft-owner.ts";

/** What an import screen keeps about a file until it's imported: its name, and what was decided about its values. */
export type KeptImport = { file: string; choices: unknown };

/**
 * Keeps the name of a chosen file and the decisions about it, per person and screen, over the end of a session. The file
 * itself is never kept. `earlier` is what was kept before the screen was opened.
 */
export function useKeptImport(): {
  earlier: KeptImport | undefined;
  /** Undefined forgets it: the file has been imported. */
  keep(kept: KeptImport | undefined): void;
} {
  const { prefix, texts } = use(DraftOwner);
  const { pathname } = useLocation();
  const key = `${prefix}:${pathname}:file`;
  const [earlier, setEarlier] = useState<KeptImport>();
  useEffect(() => {
    let isGone = false;
    void texts.read(key).then((stored) => {
      const kept = keptImport(stored);
      if (!isGone && kept !== undefined) setEarlier(kept);
    });
    return () => {
      isGone = true;
    };
  }, [texts, key]);
  return {
    earlier,
    keep(kept) {
      void texts.write(key, kept && JSON.stringify(kept));
      setEarlier(kept);
    },
  };
}

function keptImport(stored: string | undefined): KeptImport | undefined {
  try {
    const kept: unknown = JSON.parse(stored ?? "null");
    if (typeof kept !== "object" || kept === null || !("file" in kept) || typeof kept.file !== "string")
      return undefined;
    return { file: kept.file, choices: "choices" in kept ? kept.choices : undefined };
  } catch {
    return undefined;
  }
}
