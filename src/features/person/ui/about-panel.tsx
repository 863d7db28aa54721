import { useRevalidator } from "react-router";
import { useSending } from "#platform/browser/use-sending.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { panelLink, sheetClass } from "#ui/panel-class.ts";
import { toast } from "#ui/toast/store.ts";
import { personCopy } from "../copy.ts";
import type { PersonContent } from "../reads/screen.server.ts";

const copy = personCopy.about;

/** What is known of a person, and the way to unsubscribe them. */
export function AboutPanel({
  content: { person, subscriberId, mayUnsubscribe },
}: {
  content: Pick<PersonContent, "person" | "subscriberId" | "mayUnsubscribe">;
}) {
  const { busy, problem, send } = useSending(personCopy.failed);
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();

  async function unsubscribe() {
    if (!(await send("PATCH", `/api/admin/subscribers/${subscriberId}`, { state: "unsubscribed" }))) return;
    toast({ title: copy.unsubscribed });
    await revalidate();
    // The button that was pressed is gone.
    document.getElementById("about-heading")?.focus();
  }

  return (
    <section aria-labelledby="about-heading" className={sheetClass}>
      <h2 className="rounded-sm text-h4 focus-ring" id="about-heading" tabIndex={-1}>
        {copy.heading}
      </h2>
      <dl className="mt-2 grid gap-2.5 empty:hidden">
        {person.facts.map(({ label, text }) => (
          <div className="min-w-0" key={`${label} ${text}`}>
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      {subscriberId === null ? null : (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          {mayUnsubscribe ? (
            <Button
              busy={busy}
              disabled={!hydrated}
              onClick={() => void unsubscribe()}
              size="small"
              variant="outline"
            >
              {copy.unsubscribe}
            </Button>
          ) : null}
          <a
            className={`inline-flex min-h-11 items-center text-small ${panelLink}`}
            href={`/admin/subscribers/${subscriberId}`}
          >
            {personCopy.subscriber}
          </a>
        </p>
      )}
      <AlertNote text={problem?.message} />
      <p className="mt-4 border-t border-line pt-3 text-small text-ink-soft">{personCopy.audit}</p>
    </section>
  );
}
