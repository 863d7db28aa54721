import { useState } from "react";
import { useRevalidator } from "react-router";
import { messageIn, useSending } from "#platform/browser/use-sending.ts";
import { AdminForm } from "#ui/admin-form.tsx";
import { Button } from "#ui/button.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { panelClass, panelLink } from "#ui/panel-class.ts";
import { toast } from "#ui/toast/store.ts";
import { TypedDeletion } from "#ui/typed-deletion.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { subscriberScreen } from "../reads/subscriber-screens.server.ts";
import { detailsIn, NameField, TagsField } from "../ui/person-fields.tsx";
import { StateTag } from "../ui/state-tag.tsx";

export const loader = screenLoader(({ services, actor, params: { id = "" } }) =>
  subscriberScreen(services, actor, id),
);

/** One subscriber: where they stand, what they leave out, and every yes and no with its words. */
export default function SubscriberScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { copy, subscriber, erased, muted, consents } = content;
  const { tags } = subscriber;
  const facts = [
    { name: copy.state, value: <StateTag state={subscriber.state} text={subscriber.stateSaid} /> },
    { name: copy.since, value: <LocalTime at={subscriber.createdAt} /> },
    { name: copy.changed, value: <LocalTime at={subscriber.changedAt} /> },
    ...(erased
      ? []
      : [
          { name: copy.source, value: subscriber.source },
          { name: copy.muted, value: muted.length === 0 ? copy.mutedNothing : muted.join(", ") },
        ]),
  ];
  return (
    <>
      <p className="text-small">
        <a className={panelLink} href="/admin/subscribers">
          {copy.back}
        </a>
      </p>
      <h1 className="mt-1 rounded-sm text-h3 leading-tight md:text-[2.25rem] wrap-anywhere focus-ring">
        {erased ? copy.erasedTitle : subscriber.email}
      </h1>
      {erased ? (
        <p className="mt-2 max-w-text text-ink-soft">{copy.erasedText}</p>
      ) : (
        <p className="mt-1 text-small">
          <a className={panelLink} data-no-prefetch="" href={`/admin/person/subscribers/${subscriber.id}`}>
            {copy.person}
          </a>
        </p>
      )}
      <dl className={`mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-2 xl:grid-cols-5 ${panelClass}`}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-small text-ink-soft">{name}</dt>
            <dd className="mt-0.5 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-2 xl:items-start">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 empty:hidden">
          {content.mayEdit ? <PersonEdit content={content} key={subscriber.name + tags.join()} /> : null}
          <SubscriberActions content={content} />
        </div>
        <section aria-labelledby="history" className={panelClass}>
          <h2 className="text-h3" id="history">
            {copy.history.heading}
          </h2>
          <p className="mt-1 max-w-text text-small text-ink-soft">
            {copy.history.introduction}{" "}
            {content.consentLog === undefined ? null : (
              <a className={panelLink} href={content.consentLog}>
                {copy.history.log}
              </a>
            )}
          </p>
          {consents.length === 0 ? (
            <p className="mt-4 text-ink-soft">{copy.history.none}</p>
          ) : (
            <ol className="mt-3 grid gap-3">
              {consents.map(({ id, at, kind, wording, version, page }) => (
                <li className="border-t border-line pt-3" key={id}>
                  <p>
                    <span className="font-semibold">{kind}</span>{" "}
                    <span className="text-small text-ink-soft">
                      <LocalTime at={at} /> {page}
                    </span>
                  </p>
                  <blockquote className="mt-1 max-w-text wrap-anywhere">{wording}</blockquote>
                  <p className="text-small text-ink-soft">{version}</p>
                </li>
              ))}
            </ol>
          )}
        </section>
      </div>
    </>
  );
}

type Content = Awaited<ReturnType<typeof subscriberScreen>>;

/** Changes a subscriber's name and tags. */
function PersonEdit({ content }: { content: Content }) {
  const { copy, subscriber, allTags, marks, failed } = content;
  const { busy, problem, send } = useSending(failed);
  const { revalidate } = useRevalidator();
  const { edit } = copy;
  const address = `/api/admin/subscribers/${subscriber.id}`;
  const before = { name: subscriber.name, tags: subscriber.tags };

  async function undo() {
    if ((await send("PATCH", address, before)) === undefined) return;
    toast({ title: edit.undone });
    await revalidate();
  }
  return (
    <section aria-labelledby="edit" className={panelClass}>
      <h2 className="text-h3" id="edit">
        {edit.heading}
      </h2>
      <p className="mt-1 mb-4 max-w-text text-small text-ink-soft">{edit.hint}</p>
      <AdminForm
        busy={busy}
        className="gap-4"
        fields={["name", "tags"]}
        id={`subscriber-${subscriber.id}`}
        onSend={async (given) => {
          const answer = await send("PATCH", address, detailsIn(given));
          if (answer === undefined) return;
          toast({ title: messageIn(answer), action: { label: edit.undo, run: () => void undo() } });
          await revalidate();
        }}
        problem={problem}
        submit={{ text: edit.submit, busy: edit.busy }}
      >
        <NameField errors={problem?.fields ?? {}} given={subscriber} marks={marks} />
        <TagsField errors={problem?.fields ?? {}} given={subscriber} marks={marks} tags={allTags} />
      </AdminForm>
    </section>
  );
}

/** Unsubscribes a subscriber, or erases them. Neither can be undone by the team, so each asks first. */
function SubscriberActions({ content }: { content: Content }) {
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
