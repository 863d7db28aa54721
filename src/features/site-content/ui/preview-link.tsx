import { useState } from "react";
import { dayInWords } from "#content/day-in-words.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { editorCopy } from "../copy/screen.ts";
import type { SharedDraft } from "../reads/preview-link.server.ts";

const copy = editorCopy.preview.sharing;

/** Makes a link to the draft, and ends it. */
export type Sharing = {
  busy: boolean;
  /** Why the last of it was refused. */
  problem: string | undefined;
  share(): Promise<SharedDraft | undefined>;
  stop(): Promise<SharedDraft | undefined>;
};

type PreviewLinkProps = { path: string; initial: SharedDraft; sharing: Sharing };

/** A link that shows the draft without signing in, and the button that ends it. */
export function PreviewLink({ path, initial, sharing: { busy, problem, share, stop } }: PreviewLinkProps) {
  const [shared, setShared] = useState(initial);
  const [note, setNote] = useState("");

  async function change(operation: Sharing["share"], done: string) {
    setNote("");
    const next = await operation();
    if (next === undefined) return;
    setShared(next);
    setNote(done);
  }

  const isShared = shared.link !== "";
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {isShared ? (
          <>
            <CopyButton {...copy.link} text={path === "/" ? shared.link : shared.link + path} />
            <Button
              disabled={busy}
              onClick={() => void change(stop, "The link no longer works.")}
              size="small"
              variant="outline"
            >
              Stop sharing
            </Button>
          </>
        ) : (
          <Button
            disabled={busy}
            onClick={() => void change(share, "The link is ready.")}
            size="small"
            variant="outline"
          >
            Share a preview link
          </Button>
        )}
      </div>
      <p className="text-small text-ink-soft">
        {isShared
          ? copy.until(dayInWords(shared.until))
          : "Anyone with the link can see the saved draft for up to 7 days, without signing in."}
      </p>
      <p className="text-small text-ink-soft empty:hidden" role="status">
        {problem ?? note}
      </p>
    </div>
  );
}
