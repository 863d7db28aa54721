import { useState } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { requiredMarks } from "#content/forms.ts";
import { may } from "#platform/permissions/access.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Note } from "#ui/note.tsx";
import { panelClass, panelLink } from "#ui/panel-class.ts";
import { TypedDeletion } from "#ui/typed-deletion.tsx";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { ScreenHeading } from "#web/admin/screen-heading.tsx";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { campaignDraft } from "../../reads/admin.server.ts";
import { versionContent } from "../../reads/live.server.ts";
import { responseCopy as copy } from "../copy.ts";
import { neighborsOf, responseById } from "../reads/list.server.ts";
import { formatAnswers } from "../rules/format-answer.ts";
import { responsePatch } from "../schema/response.ts";
import { deleteResponse, releaseResponse, suspectResponse } from "../writes/admin.server.ts";

export const loader = screenLoader(async ({ services, actor, params }) => {
  const { campaignId, id } = keyOf(params);
  const response = await responseById(services, actor, { campaignId, id });
  const { content: now } = await campaignDraft(services, actor, campaignId);
  const content = await versionContent(services, campaignId, response.version);
  const questions = (content?.sections ?? []).flatMap((section) => section.questions);
  return {
    title: copy.title,
    campaign: now.title,
    back: `/admin/campaigns/${campaignId}/responses`,
    neighbors: await neighborsOf(services, campaignId, response),
    person: `/admin/person/answers/${id}`,
    sent: response.createdAt,
    changed: response.changedAt === response.createdAt ? undefined : response.changedAt,
    erased: response.eraseAt,
    version: String(response.version),
    complete: response.complete ? copy.completeSaid.yes : copy.completeSaid.no,
    spam: response.state === "suspected_spam",
    contact: response.contact,
    answers: questions
      .filter(({ kind }) => kind !== "statement")
      .map((question) => ({
        id: question.id,
        label: question.label,
        formatted: formatAnswers(question, response.answers),
      })),
    mayMove: may(actor, "campaigns.write"),
    mayDelete: may(actor, "records.delete"),
  };
});

export const action = screenAction({
  moveResponse: operation({
    input: responsePatch,
    withoutRecentSignIn: "changes one record, which can be changed again",
    async handle({ services, actor, params, input: { state } }) {
      const move = state === "kept" ? releaseResponse : suspectResponse;
      await move(services, actor, keyOf(params));
      return {};
    },
  }),
  deleteResponse: operation({
    input: z.strictObject({}),
    permission: "records.delete",
    handle: ({ services, actor, params }) => deleteResponse(services, actor, keyOf(params)),
  }),
});

function keyOf({ id = "", responseId = "" }: Readonly<Record<string, string | undefined>>) {
  return { campaignId: id, id: responseId };
}

export default function ResponseScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { back, campaign, spam, contact, answers, version, complete, neighbors } = content;
  return (
    <>
      <ScreenHeading at={campaign} back={{ href: back, text: copy.back }} title={copy.title}>
        <p className="flex flex-wrap gap-3 empty:hidden">
          {(["newer", "older"] as const).map((way) =>
            neighbors[way] === undefined ? null : (
              <ButtonLink
                aria-keyshortcuts={way === "newer" ? "k" : "j"}
                href={`${back}/${neighbors[way]}`}
                key={way}
                size="small"
                variant="outline"
              >
                {copy[way]}
              </ButtonLink>
            ),
          )}
        </p>
      </ScreenHeading>
      {spam ? (
        <Note className="mt-5" kind="care">
          <p>{copy.spamNote}</p>
        </Note>
      ) : null}
      <dl className={`mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4 ${panelClass}`}>
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
                className={`block w-fit text-small font-normal ${panelLink}`}
                data-no-prefetch=""
                href={content.person}
              >
                {copy.person}
              </a>
            </Fact>
          </>
        )}
      </dl>
      <section aria-labelledby="answered" className={`mt-6 ${panelClass}`}>
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

function ResponseActions({ content }: { content: ScreenProps<typeof loader>["loaderData"] }) {
  const { spam, mayMove, mayDelete, back } = content;
  const { busy, problem, send } = useOperations<typeof action>();
  const [asking, setAsking] = useState(false);
  const [moved, setMoved] = useState("");
  const navigate = useNavigate();

  async function move() {
    setMoved("");
    const done = () => setMoved(spam ? copy.released : copy.moved);
    await send("moveResponse", { state: spam ? "kept" : "suspected_spam" }, { done });
  }
  async function remove() {
    if (await send("deleteResponse", {}, { stay: true })) await navigate(back, { replace: true });
  }

  return (
    <section aria-labelledby="actions" className={`mt-6 grid gap-5 ${panelClass}`}>
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
              marks={requiredMarks}
              onClose={() => setAsking(false)}
              onRemove={() => void remove()}
              problem={problem}
            />
          ) : null}
        </div>
      ) : null}
      <div role="status">{moved}</div>
      <AlertNote text={asking ? undefined : problem?.message} />
    </section>
  );
}
