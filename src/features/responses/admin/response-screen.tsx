import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { useSending } from "#platform/browser/use-sending.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Note } from "#ui/note.tsx";
import { TypedDeletion } from "#ui/typed-deletion.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { responseScreen } from "../reads/response-screen.server.ts";
import { adminCard, adminLink } from "../ui/admin-card.ts";

export const loader = screenLoader(({ services, actor, params: { id = "", responseId = "" } }) =>
  responseScreen(services, actor, { campaignId: id, id: responseId }),
);

/** One answer in full, and what the team may do with it. */
export default function ResponseScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { copy, back, campaign, spam, contact, answers, version, complete, neighbors } = content;
  return (
    <>
      <p className="text-small text-ink-soft wrap-anywhere">
        <a className={adminLink} href={back}>
          {copy.back}
        </a>{" "}
        / {campaign}
      </p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{copy.title}</h1>
        <p className="flex flex-wrap gap-3 empty:hidden">
          {neighbors.newer === undefined ? null : (
            <ButtonLink
              aria-keyshortcuts="k"
              href={`${back}/${neighbors.newer}`}
              size="small"
              variant="outline"
            >
              {copy.newer}
            </ButtonLink>
          )}
          {neighbors.older === undefined ? null : (
            <ButtonLink
              aria-keyshortcuts="j"
              href={`${back}/${neighbors.older}`}
              size="small"
              variant="outline"
            >
              {copy.older}
            </ButtonLink>
          )}
        </p>
      </div>
      {spam ? (
        <Note className="mt-5" kind="care">
          <p>{copy.spamNote}</p>
        </Note>
      ) : null}
      <dl className={`mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4 ${adminCard}`}>
        <Fact label={copy.sent}>
          <LocalTime at={content.sent} />
        </Fact>
        {content.changed === undefined ? null : (
          <Fact label={copy.changed}>
            <LocalTime at={content.changed} />
          </Fact>
        )}
        <Fact label={copy.erased}>
          <LocalTime at={content.erased} />
        </Fact>
        <Fact label={copy.version}>{version}</Fact>
        <Fact label={copy.complete}>{complete}</Fact>
        {contact === null ? null : (
          <>
            {contact.name === "" ? null : <Fact label={copy.name}>{contact.name}</Fact>}
            <Fact label={copy.email}>
              {contact.email}
              <a
                className={`block w-fit text-small font-normal ${adminLink}`}
                data-no-prefetch=""
                href={content.person}
              >
                {copy.person}
              </a>
            </Fact>
          </>
        )}
      </dl>
      <section aria-labelledby="answered" className={`mt-6 ${adminCard}`}>
        <h2 className="text-h3" id="answered">
          {copy.answersHeading}
        </h2>
        <dl className="mt-4 grid max-w-text gap-5">
          {answers.map(({ id, label, formatted }) => (
            <div key={id}>
              <dt className="text-small font-semibold wrap-anywhere">{label}</dt>
              <dd className="mt-0.5 whitespace-pre-wrap wrap-anywhere">
                {formatted ?? <span className="text-ink-soft">{copy.notAsked}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      {content.mayMove || content.mayDelete ? <ResponseActions content={content} /> : null}
    </>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className="mt-0.5 font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

type Content = Awaited<ReturnType<typeof responseScreen>>;

/** Moves a response into or out of the spam folder, or deletes it after confirmation. */
function ResponseActions({ content }: { content: Content }) {
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
