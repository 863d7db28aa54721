import { useRevalidator } from "react-router";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import type { Present } from "../writes/presence.server.ts";

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** Who else is at this conversation, so that two people don't reply to it. */
export function PresenceNote({ present: { others, version }, loaded }: { present: Present; loaded: number }) {
  const { revalidate } = useRevalidator();
  const writing = others.filter((each) => each.writing).map(({ name }) => name);
  const reading = others.filter((each) => !each.writing).map(({ name }) => name);
  const isOld = version > loaded;
  return (
    <div className="grid gap-3 empty:hidden" role="status">
      {writing.length === 0 ? null : (
        <Note kind="care">
          <p className="font-semibold">
            {list.format(writing)} {writing.length === 1 ? "is" : "are"} writing a reply.
          </p>
        </Note>
      )}
      {reading.length === 0 || isOld ? null : (
        <p className="text-small text-ink-soft">
          {list.format(reading)} {reading.length === 1 ? "has" : "have"} this open too.
        </p>
      )}
      {isOld ? (
        <Note kind="care">
          <p className="font-semibold">This has changed since you opened it.</p>
          <p className="mt-2">
            <Button onClick={() => void revalidate()} size="small" variant="outline">
              Show what's new
            </Button>
          </p>
        </Note>
      ) : null}
    </div>
  );
}
