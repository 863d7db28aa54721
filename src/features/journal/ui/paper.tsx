import { useEffect, useEffectEvent } from "react";
import type { JournalCopy } from "#content/pages/journaling.ts";
import { dateOf } from "../client/when.ts";
import type { Entry } from "../rules.ts";

type PaperProps = { entries: readonly Entry[]; onDone: () => void; copy: JournalCopy };

/** Entries on paper, the oldest first. They are in the page only while it is being printed. */
export function Paper({ entries, onDone, copy }: PaperProps) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const after = () => done();
    addEventListener("afterprint", after);
    print();
    return () => removeEventListener("afterprint", after);
  }, []);

  return (
    <div className="journal-paper">
      <p>{copy.keeping.plain.top}</p>
      {[...entries].reverse().map(({ id, title, feeling, prompt, text, written }) => (
        <article key={id}>
          <h2>{title || dateOf(written)}</h2>
          <p>{[title === "" ? "" : dateOf(written), feeling].filter(Boolean).join(" · ")}</p>
          {prompt === "" ? null : <p>{prompt}</p>}
          <p className="journal-words">{text}</p>
        </article>
      ))}
    </div>
  );
}
