import { type ReactNode, useState } from "react";
import { apiRequest } from "#platform/browser/api-client.ts";
import { saveFile } from "#platform/browser/save-file.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { panelLink, sheetClass } from "#ui/panel-class.ts";
import { toast } from "#ui/toast/store.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { type AnyAction, useOperations } from "#web/admin/use-operations.ts";
import { ErasePart } from "../../admin/erase-part.tsx";
import { personCopy as copy } from "../copy.ts";
import { type PersonContent, personScreen } from "../reads/screen.server.ts";
import { Timeline } from "../ui/timeline.tsx";

export const loader = screenLoader(({ services, actor, params: { kind = "", id = "" }, search }) =>
  personScreen(services, actor, { kind, id, search }),
);

export default function PersonScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { person, due, mayWrite, mayErase } = content;
  const [erased, setErased] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="rounded-sm text-[2.25rem] leading-tight wrap-anywhere focus-ring">
            {person.name || copy.unnamed}
          </h1>
          <p className="mt-1 text-ink-soft wrap-anywhere">{person.email}</p>
        </div>
        {erased || !mayWrite ? null : <WriteLink email={person.email} reply={person.reply} />}
      </div>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_18rem]">
        {erased ? null : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <DuePanel due={due} />
            <Timeline content={content} />
          </div>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {erased ? null : <AboutPanel content={content} />}
          {mayErase ? (
            <PrivacyPanel email={person.email} erased={erased}>
              <ErasePart email={person.email} level={3} onErased={() => setErased(true)} />
            </PrivacyPanel>
          ) : null}
        </div>
      </div>
    </>
  );
}

/** Replies where they wrote last; whoever never wrote gets a new email from the team member's own app. */
function WriteLink({ email, reply }: { email: string; reply: string | null }) {
  const mailto = `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
  return (
    <p className="flex flex-wrap gap-3">
      {reply === null ? null : (
        <ButtonLink aria-keyshortcuts="r" href={reply} size="small" variant="primary">
          {copy.reply}
        </ButtonLink>
      )}
      <ButtonLink href={mailto} size="small" variant={reply === null ? "primary" : "outline"}>
        {copy.write}
      </ButtonLink>
    </p>
  );
}

function DuePanel({ due }: Pick<PersonContent, "due">) {
  if (due.length === 0) return null;
  return (
    <section
      aria-labelledby="due-heading"
      className="overflow-hidden rounded-lg border border-line bg-surface shadow-card"
    >
      <h2 className="px-5 pt-4 pb-2 text-h4" id="due-heading">
        {copy.due.heading}
      </h2>
      <ul className="divide-y divide-line border-t border-line">
        {due.map(({ href, title, formatted, late }) => (
          <li className="flex min-h-11 flex-wrap items-center gap-x-4 px-5 py-1.5" data-row="" key={href}>
            <a className={`min-w-0 flex-1 font-semibold wrap-anywhere ${panelLink}`} href={href}>
              {title}
            </a>
            <span className={`text-small ${late ? "font-semibold text-error" : "text-ink-soft"}`}>
              {formatted}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AboutPanel({
  content: { person, subscriberId, mayUnsubscribe },
}: {
  content: Pick<PersonContent, "person" | "subscriberId" | "mayUnsubscribe">;
}) {
  const { busy, problem, send } = useOperations<AnyAction>();
  const hydrated = useHydrated();

  async function unsubscribe() {
    const at = `/admin/subscribers/${subscriberId}`;
    const done = () => toast({ title: copy.about.unsubscribed });
    if (!(await send("changeSubscriber", { state: "unsubscribed" }, { at, done }))) return;
    // The button that was pressed is gone.
    document.getElementById("about-heading")?.focus();
  }

  return (
    <section aria-labelledby="about-heading" className={sheetClass}>
      <h2 className="rounded-sm text-h4 focus-ring" id="about-heading" tabIndex={-1}>
        {copy.about.heading}
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
              {copy.about.unsubscribe}
            </Button>
          ) : null}
          <a
            className={`inline-flex min-h-11 items-center text-small ${panelLink}`}
            href={`/admin/subscribers/${subscriberId}`}
          >
            {copy.subscriber}
          </a>
        </p>
      )}
      <AlertNote text={problem?.message} />
      <p className="mt-4 border-t border-line pt-3 text-small text-ink-soft">{copy.audit}</p>
    </section>
  );
}

/** `children` erases the data. For owners, who confirm who they are first. */
function PrivacyPanel({ email, erased, children }: { email: string; erased: boolean; children: ReactNode }) {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState<"html" | "json">();
  const [problem, setProblem] = useState<string>();

  async function download(format: "html" | "json") {
    setBusy(format);
    setProblem(undefined);
    const answering = apiRequest("POST", "/api/admin/privacy/download", { email, format });
    if (!(await saveFile(answering, `my-data.${format}`))) setProblem(copy.failed);
    setBusy(undefined);
  }

  return (
    <section aria-labelledby="privacy-heading" className={`grid gap-4 ${sheetClass}`}>
      <div>
        <h2 className="text-h4" id="privacy-heading">
          {copy.privacy.heading}
        </h2>
        <p className="mt-1 text-small text-ink-soft">{copy.privacy.text}</p>
      </div>
      {erased ? null : (
        <div className="flex flex-wrap gap-3">
          {(["html", "json"] as const).map((format) => (
            <Button
              busy={busy === format}
              disabled={!hydrated || busy !== undefined}
              key={format}
              onClick={() => void download(format)}
              size="small"
              variant="outline"
            >
              {copy.privacy[format]}
            </Button>
          ))}
        </div>
      )}
      <AlertNote text={problem} />
      <div className="text-small">{children}</div>
    </section>
  );
}
