import { useState } from "react";
import * as z from "zod/mini";
import { dayInWords } from "#content/day-in-words.ts";
import { apiRequest } from "#platform/browser/api-client.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { editorCopy } from "../copy/screen.ts";

const copy = editorCopy.preview.sharing;
const response = z.object({ link: z.string(), until: z.string() });

/** How a draft is shared; both are empty while it isn't. */
export type Shared = z.output<typeof response>;

/** A link that shows the draft without signing in, and the button that ends it. */
export function PreviewLink({
  document,
  path,
  initial,
}: {
  document: string;
  path: string;
  initial: Shared;
}) {
  const [shared, setShared] = useState(initial);
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState("");

  async function change(action: "share" | "unshare", done: string) {
    setBusy(true);
    try {
      const answer = await apiRequest("POST", `/api/admin/site-content/${action}`, { document });
      setShared(response.parse(await answer.json()));
      setNote(done);
    } catch {
      setNote("That didn't work. Please check your connection and try again.");
    }
    setBusy(false);
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
              onClick={() => void change("unshare", "The link no longer works.")}
              size="small"
              variant="outline"
            >
              Stop sharing
            </Button>
          </>
        ) : (
          <Button
            disabled={busy}
            onClick={() => void change("share", "The link is ready.")}
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
        {note}
      </p>
    </div>
  );
}
