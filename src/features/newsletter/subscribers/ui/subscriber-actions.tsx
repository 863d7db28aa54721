import { useState } from "react";
import { useRevalidator } from "react-router";
import { useSending } from "#platform/browser/use-sending.ts";
import { Button } from "#ui/button.tsx";
import { panelClass } from "#ui/panel-class.ts";
import { toast } from "#ui/toast/store.ts";
import { TypedDeletion } from "#ui/typed-deletion.tsx";
import type { subscriberScreen } from "../reads/subscriber-screens.server.ts";

type Content = Awaited<ReturnType<typeof subscriberScreen>>;

/** Unsubscribes a subscriber, or erases them. Neither can be undone by the team, so each asks first. */
export function SubscriberActions({ content }: { content: Content }) {
  const { copy, subscriber, mayLeave, mayErase, marks, failed } = content;
  const { busy, problem, send, clear } = useSending(failed);
  const [confirming, setConfirming] = useState<"leaving" | "erasing">();
  const { revalidate } = useRevalidator();
  const address = `/api/admin/subscribers/${subscriber.id}`;
  if (!mayLeave && !mayErase) return null;

  async function leave() {
    if (!(await send("PATCH", address, { state: "unsubscribed" }))) return;
    setConfirming(undefined);
    toast({ title: copy.left });
    await revalidate();
  }
  async function erase() {
    if (!(await send("DELETE", address))) return;
    setConfirming(undefined);
    await revalidate();
  }
  const openConfirmation = (what: "leaving" | "erasing") => {
    clear();
    setConfirming(what);
  };

  return (
    <section aria-labelledby="actions" className={`grid gap-3 ${panelClass}`}>
      <h2 className="text-h3" id="actions">
        {copy.actions}
      </h2>
      {mayLeave ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={() => openConfirmation("leaving")} size="small" variant="outline">
            {copy.leave}
          </Button>
          <p className="text-small text-ink-soft">{copy.leaveHint}</p>
        </div>
      ) : null}
      {mayErase ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={() => openConfirmation("erasing")} size="small" variant="danger-outline">
            {copy.erase}
          </Button>
          <p className="text-small text-ink-soft">{copy.eraseHint}</p>
        </div>
      ) : null}
      {confirming === undefined ? null : (
        <TypedDeletion
          busy={busy}
          copy={copy[confirming]}
          expected={confirming === "erasing" ? subscriber.email : ""}
          field=""
          key={confirming}
          marks={marks}
          onClose={() => setConfirming(undefined)}
          onRemove={() => void (confirming === "erasing" ? erase() : leave())}
          problem={problem}
        />
      )}
    </section>
  );
}
