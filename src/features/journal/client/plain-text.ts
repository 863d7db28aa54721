import type { KeepingCopy } from "#content/journal/keeping-copy.ts";
import type { Entry } from "../rules.ts";
import { dateOf } from "./when.ts";

/** All entries as unencrypted text, oldest first. The first line says that it's unprotected. */
export function plainText(entries: readonly Entry[], copy: Pick<KeepingCopy["plain"], "top">): string {
  const texts = [...entries]
    .reverse()
    .map(({ written, title, feeling, prompt, text }) =>
      [[dateOf(written), title, feeling].filter(Boolean).join(" · "), prompt, text]
        .filter(Boolean)
        .join("\n\n"),
    );
  return `${[copy.top, ...texts].join("\n\n\n")}\n`;
}
