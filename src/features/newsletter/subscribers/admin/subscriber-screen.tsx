import { type ReactNode, useState } from "react";
import * as z from "zod/mini";
import { requiredMarks } from "#content/forms.ts";
import { consentPlace, wordingVersion } from "#features/privacy/consent/copy.ts";
import { toForm } from "#platform/records/record-form.ts";
import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { LocalTime, TextWithTimes } from "#ui/local-time.tsx";
import { panelClass, panelLink } from "#ui/panel-class.ts";
import { toast } from "#ui/toast/store.ts";
import { TypedDeletion } from "#ui/typed-deletion.tsx";
import { OperationForm } from "#web/admin/operation-form.tsx";
import { RecordField } from "#web/admin/record-field.tsx";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { StateTag } from "../../ui/state-tag.tsx";
import { subscriberCopy as copy, subscriberStates } from "../copy/subscribers.ts";
import { subscriberScreen } from "../reads/subscriber-screens.server.ts";
import { notesFromForm, subscriberPatch } from "../schema.ts";
import { TagsField } from "../ui/tags-field.tsx";
import { changeSubscriber, eraseSubscriber, unsubscribe } from "../writes/person.server.ts";

export const loader = screenLoader(({ services, actor, params: { id = "" } }) =>
  subscriberScreen(services, actor, id),
);

export const action = screenAction({
  changeSubscriber: operation({
    permission: "subscribers.write",
    input: subscriberPatch,
    fromForm: notesFromForm,
    withoutRecentSignIn: "changes one record, which can be changed again",
    async handle({ services, actor, params: { id = "" }, input }) {
      if ("tags" in input) await changeSubscriber(services, actor, { ...input, id });
      else await unsubscribe(services, actor, id);
      return {};
    },
  }),
  eraseSubscriber: operation({
    permission: "records.delete",
    input: z.strictObject({}),
    handle: ({ services, actor, params: { id = "" } }) => eraseSubscriber(services, actor, id),
  }),
});

export default function SubscriberScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { subscriber, erased, muted, consents } = content;
  const { tags } = subscriber;
  const facts: readonly { name: string; value: ReactNode; note?: string }[] = [
    {
      name: copy.state,
      value: <StateTag state={subscriber.state} text={subscriberStates[subscriber.state]} />,
    },
    { name: copy.since, value: <LocalTime at={subscriber.createdAt} /> },
    { name: copy.changed, value: <LocalTime at={subscriber.changedAt} /> },
    ...(erased
      ? []
      : [
          { name: copy.source, value: subscriber.source },
          { name: copy.muted, value: muted, note: copy.mutedNote },
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
        {facts.map(({ name, value, note }) => (
          <div key={name}>
            <dt className="text-small text-ink-soft">{name}</dt>
            <dd className="mt-0.5 wrap-anywhere">{value}</dd>
            {note === undefined ? null : <dd className="mt-0.5 text-small text-ink-soft">{note}</dd>}
          </div>
        ))}
      </dl>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-2 xl:items-start">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 empty:hidden">
          {content.mayEdit ? (
            <PersonEdit content={content} key={JSON.stringify([content.noted, tags])} />
          ) : null}
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
                    <span className="font-semibold">{copy.history.kinds[kind]}</span>{" "}
                    <span className="text-small text-ink-soft">
                      <LocalTime at={at} /> {consentPlace(page)}
                    </span>
                  </p>
                  <blockquote className="mt-1 max-w-text wrap-anywhere">
                    <TextWithTimes text={wording} />
                  </blockquote>
                  {wordingVersion(version) === undefined ? null : (
                    <details className="text-small text-ink-soft">
                      <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-xs focus-ring">
                        {copy.history.details}
                      </summary>
                      <p className="wrap-anywhere">{copy.history.version(version)}</p>
                    </details>
                  )}
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

function PersonEdit({ content: { subscriber, allTags, details, noted } }: { content: Content }) {
  const form = useOperations<typeof action>("changeSubscriber");
  const { busy, problem, field, send } = form;
  const { edit } = copy;
  const { id, tags } = subscriber;
  const undo = () =>
    send("changeSubscriber", { ...noted, tags }, { done: () => toast({ title: edit.undone }) });
  const save = async (fields: FormData) => {
    const done = () =>
      void toast({ title: edit.saved, action: { label: edit.undo, run: () => void undo() } });
    await send("changeSubscriber", fields, { done });
  };
  return (
    <section aria-labelledby="edit" className={panelClass}>
      <h2 className="text-h3" id="edit">
        {edit.heading}
      </h2>
      <p className="mt-1 mb-4 max-w-text text-small text-ink-soft">{edit.hint}</p>
      <OperationForm className="grid gap-4" onSend={save} operation="changeSubscriber">
        <KeepTyped busy={busy} failed={problem !== undefined} id={`subscriber-${id}`} />
        <ProblemNote fields={[...details.map(({ name }) => name), "tags"]} problem={problem} />
        {details.map((detail) => (
          <RecordField field={detail} form={form} initial={toForm(details, noted)} key={detail.name} />
        ))}
        <TagsField {...field("tags", tags.join(", "))} known={allTags} />
        <p>
          <Button busy={busy} size="small" type="submit" variant="outline">
            {busy ? edit.busy : edit.submit}
          </Button>
        </p>
      </OperationForm>
    </section>
  );
}

/** Neither can be undone by the team, so each asks first. */
function SubscriberActions({ content }: { content: Content }) {
  const { subscriber, mayLeave, mayErase } = content;
  const { busy, problem, send, clear } = useOperations<typeof action>();
  const [confirming, setConfirming] = useState<"leaving" | "erasing">();
  if (!mayLeave && !mayErase) return null;
  const choices = [
    { what: "leaving", may: mayLeave, text: copy.leave, hint: copy.leaveHint, variant: "outline" },
    { what: "erasing", may: mayErase, text: copy.erase, hint: copy.eraseHint, variant: "danger-outline" },
  ] as const;

  function leave() {
    const done = () => {
      setConfirming(undefined);
      toast({ title: copy.left });
    };
    return send("changeSubscriber", { state: "unsubscribed" }, { done });
  }
  const erase = () => send("eraseSubscriber", {}, { done: () => setConfirming(undefined) });
  const openConfirmation = (what: "leaving" | "erasing") => {
    clear();
    setConfirming(what);
  };

  return (
    <section aria-labelledby="actions" className={`grid gap-3 ${panelClass}`}>
      <h2 className="text-h3" id="actions">
        {copy.actions}
      </h2>
      {choices.map(({ what, may, text, hint, variant }) =>
        may ? (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2" key={what}>
            <Button onClick={() => openConfirmation(what)} size="small" variant={variant}>
              {text}
            </Button>
            <p className="text-small text-ink-soft">{hint}</p>
          </div>
        ) : null,
      )}
      {confirming === undefined ? null : (
        <TypedDeletion
          busy={busy}
          copy={copy[confirming]}
          expected={confirming === "erasing" ? subscriber.email : ""}
          field=""
          key={confirming}
          marks={requiredMarks}
          onClose={() => setConfirming(undefined)}
          onRemove={() => void (confirming === "erasing" ? erase() : leave())}
          problem={problem}
        />
      )}
    </section>
  );
}
