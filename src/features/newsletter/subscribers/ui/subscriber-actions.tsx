import { useState } from "react";
import { useRevalidator } from "react-router";
import { useSending } from "#platform/browser/use-sending.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { panelClass } from "#ui/panel-class.ts";
import type { subscriberScreen } from "../reads/subscriber-screens.server.ts";

type Content = Awaited<ReturnType<typeof subscriberScreen>>;

/** Unsubscribes a subscriber, or erases them after confirmation. */
export function SubscriberActions({ content }: { content: Content }) {
  const { copy, subscriber, mayLeave, mayErase, failed } = content;
  const { busy, problem, send } = useSending(failed);
  const [asking, setAsking] = useState(false);
  const [notice, setNotice] = useState("");
  const { revalidate } = useRevalidator();
  const address = `/api/admin/subscribers/${subscriber.id}`;

  async function leave() {
    if (!(await send("PATCH", address, { state: "unsubscribed" }))) return;
    setNotice(copy.left);
    await revalidate();
  }
  async function erase() {
    if (!(await send("DELETE", address))) return;
    setAsking(false);
    await revalidate();
  }

  return (
    <>
      <div role="status">{notice === "" ? null : <p className="mt-6 font-semibold">{notice}</p>}</div>
      {mayLeave || mayErase ? (
        <section aria-labelledby="actions" className={`mt-6 grid gap-5 ${panelClass}`}>
          <h2 className="text-h3" id="actions">
            {copy.actions}
          </h2>
          {mayLeave ? (
            <div className="grid justify-items-start gap-2">
              <p className="max-w-text text-ink-soft">{copy.leaveHint}</p>
              <Button busy={busy} onClick={() => void leave()} size="small" variant="outline">
                {copy.leave}
              </Button>
            </div>
          ) : null}
          {mayErase ? (
            <div className="grid justify-items-start gap-2">
              <p className="max-w-text text-ink-soft">{copy.eraseHint}</p>
              {asking ? (
                <div className="flex flex-wrap gap-3">
                  <Button busy={busy} onClick={() => void erase()} size="small" variant="primary">
                    {copy.eraseSure}
                  </Button>
                  <Button autoFocus onClick={() => setAsking(false)} size="small" variant="outline">
                    {copy.eraseKeep}
                  </Button>
                </div>
              ) : (
                <Button onClick={() => setAsking(true)} size="small" variant="outline">
                  {copy.erase}
                </Button>
              )}
            </div>
          ) : null}
          <AlertNote text={problem?.message} />
        </section>
      ) : null}
    </>
  );
}
