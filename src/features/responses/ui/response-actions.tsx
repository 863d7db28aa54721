import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { useSending } from "#platform/browser/use-sending.ts";
import { Button } from "#ui/button.tsx";
import { Note } from "#ui/note.tsx";
import { TypedDeletion } from "#ui/typed-deletion.tsx";
import type { responseScreen } from "../reads/response-screen.server.ts";
import { adminCard } from "./admin-card.ts";

type Content = Awaited<ReturnType<typeof responseScreen>>;

/** Moves a response into or out of the spam folder, or deletes it after confirmation. */
export function ResponseActions({ content }: { content: Content }) {
  const { copy, address, spam, mayMove, mayDelete, marks, back, failed } = content;
  const { busy, problem, send } = useSending(failed);
  const [asking, setAsking] = useState(false);
  const [moved, setMoved] = useState("");
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();

  async function move() {
    setMoved("");
    if (await send("PATCH", address, { state: spam ? "kept" : "suspected_spam" })) {
      setMoved(spam ? copy.released : copy.moved);
      await revalidate();
    }
  }
  async function remove() {
    if (await send("DELETE", address)) await navigate(back, { replace: true });
  }

  return (
    <section aria-labelledby="actions" className={`mt-6 grid gap-5 ${adminCard}`}>
      <h2 className="text-h3" id="actions">
        {copy.actions}
      </h2>
      {mayMove ? (
        <div className="grid justify-items-start gap-2">
          <p className="text-ink-soft">{spam ? copy.releaseHint : copy.toSpamHint}</p>
          <Button busy={busy} onClick={() => void move()} size="small" variant="outline">
            {spam ? copy.release : copy.toSpam}
          </Button>
        </div>
      ) : null}
      {mayDelete ? (
        <div className="grid justify-items-start gap-2">
          <p className="text-ink-soft">{copy.removeHint}</p>
          <Button onClick={() => setAsking(true)} size="small" variant="danger-outline">
            {copy.remove}
          </Button>
          {asking ? (
            <TypedDeletion
              busy={busy}
              copy={copy.deletion}
              expected={copy.deletion.expected}
              field="typed"
              marks={marks}
              onClose={() => setAsking(false)}
              onRemove={() => void remove()}
              problem={problem}
            />
          ) : null}
        </div>
      ) : null}
      <div role="status">{moved}</div>
      <div className="empty:hidden" role="alert">
        {problem === undefined || asking ? null : (
          <Note kind="error">
            <p>{problem.message}</p>
          </Note>
        )}
      </div>
    </section>
  );
}
