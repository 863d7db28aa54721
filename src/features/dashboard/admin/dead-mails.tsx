import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { LocalTime } from "#ui/local-time.tsx";
import { panelClass } from "#ui/panel-class.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import type { HomeContent } from "../reads/overview-screen.server.ts";
import type { action } from "./home-screen.tsx";

/** Failed emails: what each was, why it failed, and a retry button. */
export function DeadMails({ letters }: { letters: NonNullable<HomeContent["dead"]> }) {
  const { busy, problem, send } = useOperations<typeof action>();
  const hydrated = useHydrated();
  const [trying, setTrying] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const { revalidate } = useRevalidator();

  async function retry(id: string): Promise<void> {
    setTrying(id);
    // Somebody else may have retried it.
    if (!(await send("retryMail", { id }))) await revalidate();
    // The line and its button are gone, so focus the heading.
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="dead" className={`mt-8 ${panelClass}`}>
      <h2 className="scroll-mt-6 rounded-sm text-h3 focus-ring" id="dead" ref={heading} tabIndex={-1}>
        Emails that couldn't be sent
      </h2>
      <p className="mt-1 max-w-text text-ink-soft">
        We tried to send each one for about a day. Once the problem is fixed, try again. Emails from a
        restored backup are listed here too, because they may already have been sent.
      </p>
      <AlertNote text={problem?.message} />
      <ul className="mt-4 divide-y divide-line">
        {letters.map(({ id, what, createdAt, failedAt, reason }) => (
          <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3" key={id}>
            <div className="min-w-0">
              <p className="font-semibold">{what}</p>
              <p className="text-small text-ink-soft wrap-anywhere">
                Requested: <LocalTime at={createdAt} /> · Last try: <LocalTime at={failedAt} /> · Reason:{" "}
                {reason}
              </p>
            </div>
            <Button
              busy={busy && trying === id}
              disabled={!hydrated}
              onClick={() => void retry(id)}
              size="small"
              variant="outline"
            >
              {busy && trying === id ? "Trying..." : "Try again"}
              <span className="sr-only">: {what}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
