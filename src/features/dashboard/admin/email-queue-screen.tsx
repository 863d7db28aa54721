import { useRef, useState } from "react";
import * as z from "zod/mini";
import { errorMessages } from "#content/errors.ts";
import { safeText } from "#platform/http/safe-string.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { Tag } from "#ui/tag.tsx";
import { OperationForm } from "#web/admin/operation-form.tsx";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { type EmailQueueContent, emailQueue } from "../reads/email-queue.server.ts";
import { retryMail, stopMail } from "../writes.server.ts";

export const loader = screenLoader(({ services, actor }) => emailQueue(services, actor));

const entry = z.strictObject({ id: safeText({ max: 100, sentence: errorMessages.invalid_input }) });

export const action = screenAction({
  retryMail: operation({
    input: entry,
    withoutRecentSignIn: "writes to one person",
    handle: async ({ services, actor, input }) => {
      await retryMail(services, actor, input.id);
      return {};
    },
  }),
  stopMail: operation({
    input: entry,
    permission: "records.delete",
    handle: async ({ services, actor, input }) => {
      await stopMail(services, actor, input.id);
      return {};
    },
  }),
});

type Entry = EmailQueueContent["entries"][number];

export default function EmailQueueScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { busy, problem, send } = useOperations<typeof action>();
  const [acting, setActing] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);

  async function act(operationName: "retryMail" | "stopMail", id: string): Promise<void> {
    setActing(`${operationName} ${id}`);
    await send(operationName, { id });
    // The line can be gone, so focus the heading.
    heading.current?.focus();
  }

  return (
    <>
      <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring" ref={heading} tabIndex={-1}>
        {content.title}
      </h1>
      <p className="mt-2 max-w-text text-ink-soft">
        Emails that are due but haven't been sent, and those we gave up on after about a day. Once the problem
        is fixed, retry them.
      </p>
      <AlertNote text={problem?.message} />
      {content.isEmpty ? (
        <div className="mt-5">
          <EmptyState
            heading="Nothing is waiting"
            picture="empty-campaigns"
            text="Every email that was due has been sent."
          />
        </div>
      ) : (
        <>
          {content.more > 0 ? (
            <ul aria-label="By kind" className="mt-5 flex flex-wrap gap-2">
              {content.totals.map(({ id, text, isFailed }) => (
                <li key={id}>
                  <Tag kind={isFailed ? "care" : "quiet"}>{isFailed ? `Given up: ${text}` : text}</Tag>
                </li>
              ))}
            </ul>
          ) : null}
          <ul
            aria-label="Emails"
            className="mt-5 divide-y divide-line rounded-lg border border-line bg-surface shadow-card"
          >
            {content.entries.map((each) => (
              <li
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3"
                data-row=""
                key={each.id}
              >
                <EntryText entry={each} />
                <span className="flex flex-wrap gap-2">
                  {each.state === "waiting" || each.state === "sending" ? null : (
                    <EntryButton
                      busy={busy && acting === `retryMail ${each.id}`}
                      entry={each}
                      onSend={() => act("retryMail", each.id)}
                      operationName="retryMail"
                      text="Retry now"
                    />
                  )}
                  {content.mayStop && each.canStop ? (
                    <EntryButton
                      busy={busy && acting === `stopMail ${each.id}`}
                      entry={each}
                      onSend={() => act("stopMail", each.id)}
                      operationName="stopMail"
                      text="Don't send"
                    />
                  ) : null}
                </span>
              </li>
            ))}
          </ul>
          {content.more > 0 ? (
            <p className="mt-4 text-ink-soft">
              And {content.more.toLocaleString("en-US")} more, which come after these.
            </p>
          ) : null}
        </>
      )}
    </>
  );
}

function EntryText({
  entry: { what, href, state, stateName, createdAt, attempts, nextAt, failedAt, reason },
}: {
  entry: Entry;
}) {
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        {href === undefined ? (
          what
        ) : (
          <a className="rounded-sm text-ink focus-ring hover:text-link hover:underline" href={href}>
            {what}
          </a>
        )}
        <Tag kind={state === "failed" ? "care" : "quiet"}>{stateName}</Tag>
      </p>
      <p className="text-small text-ink-soft wrap-anywhere">
        Requested: <LocalTime at={createdAt} />
        {attempts > 0 ? ` · Attempts: ${attempts}` : null}
        {failedAt === undefined ? null : (
          <>
            {" · "}Last try: <LocalTime at={failedAt} />
          </>
        )}
        {nextAt === undefined ? null : (
          <>
            {" · "}Next try: <LocalTime at={nextAt} />
          </>
        )}
      </p>
      {reason === "" ? null : <p className="text-small wrap-anywhere">{reason}</p>}
    </div>
  );
}

type EntryButtonProps = {
  entry: Entry;
  busy: boolean;
  operationName: string;
  text: string;
  onSend(): Promise<void>;
};

function EntryButton({ entry: { id, what }, busy, operationName, text, onSend }: EntryButtonProps) {
  return (
    <OperationForm onSend={onSend} operation={operationName} values={{ id }}>
      <Button busy={busy} size="small" type="submit" variant="outline">
        {text}
        <span className="sr-only">: {what}</span>
      </Button>
    </OperationForm>
  );
}
