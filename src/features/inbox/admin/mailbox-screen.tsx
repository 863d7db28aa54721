import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import * as z from "zod/mini";
import { mailboxCopy } from "#features/mail/incoming/copy.ts";
import { mailboxScreen } from "#features/mail/incoming/reads.server.ts";
import { retryUnreadMails } from "#features/mail/incoming/writes/retry.server.ts";
import { ProblemNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { ListPages } from "#ui/list/list-pages.tsx";
import { StackedTable } from "#ui/list/list-table.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { panelClass } from "#ui/panel-class.ts";
import { Tag } from "#ui/tag.tsx";
import { toast } from "#ui/toast/store.ts";
import { OperationForm } from "#web/admin/operation-form.tsx";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { type ScreenProps, screenLoader } from "#web/admin/screen-loader.server.ts";
import { useOperations } from "#web/admin/use-operations.ts";
import { leftOutCopy } from "../copy/left-out.ts";
import { leftOutMails } from "../reads/left-out.server.ts";
import { leftOutMail } from "../schema.ts";
import { openLeftOut } from "../writes/open-left-out.server.ts";

export const loader = screenLoader(async ({ services, actor, search, path }) => ({
  ...(await mailboxScreen(services, actor)),
  leftOut: await leftOutMails(services, actor, { path, cursor: search.get("cursor") ?? "" }),
}));

export const action = screenAction({
  retryUnreadMails: operation({
    input: z.strictObject({}),
    withoutRecentSignIn: "changes several, which can be undone",
    limit: { points: 10, seconds: 600 },
    handle: async ({ services, actor }) => ({ asked: await retryUnreadMails(services, actor) }),
  }),
  openLeftOutMail: operation({
    permission: "messages.write",
    input: leftOutMail,
    withoutRecentSignIn: "changes one record, which can be changed again",
    handle: async ({ services, actor, input: { id } }) => ({ path: await openLeftOut(services, actor, id) }),
  }),
});

export default function MailboxScreen({ loaderData: content }: ScreenProps<typeof loader>) {
  const { isWorking, isOff, state, text, since, readAt, list, leftOut } = content;
  const { revalidate } = useRevalidator();
  const { busy, problem, send } = useOperations<typeof action>("retryUnreadMails");

  async function retry() {
    if (!(await send("retryUnreadMails", {}))) return;
    toast({ title: mailboxCopy.retried });
    void revalidate();
  }

  return (
    <>
      <h1 className="rounded-sm text-[2.25rem] leading-tight focus-ring">{mailboxCopy.title}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{mailboxCopy.lead}</p>
      <div className={`mt-5 grid gap-3 ${panelClass}`}>
        <p>
          <Tag kind={isWorking ? "good" : isOff ? "plain" : "care"} state>
            {state}
          </Tag>
        </p>
        <p className="max-w-text wrap-anywhere">{text}</p>
        {since === null ? null : (
          <p className="text-ink-soft">
            Since <LocalTime at={since} />
          </p>
        )}
        {readAt === null ? null : (
          <p className="text-ink-soft">
            Last read <LocalTime at={readAt} />
          </p>
        )}
      </div>
      {isOff ? null : (
        <section aria-labelledby="unread-heading" className="mt-7">
          <h2 className="text-h3" id="unread-heading">
            {mailboxCopy.unread}
          </h2>
          {list.rows.length === 0 ? (
            <p className="mt-2 text-ink-soft">{mailboxCopy.none}</p>
          ) : (
            <>
              <p className="mt-2 mb-4 max-w-text text-ink-soft">{mailboxCopy.unreadLead}</p>
              <StackedTable caption={mailboxCopy.unread} list={list} />
              <OperationForm className="mt-4 grid gap-4" onSend={retry} operation="retryUnreadMails">
                <ProblemNote problem={problem} />
                <p>
                  <Button busy={busy} size="small" type="submit" variant="outline">
                    {busy ? mailboxCopy.retrying : mailboxCopy.retry}
                  </Button>
                </p>
              </OperationForm>
            </>
          )}
        </section>
      )}
      {isOff && leftOut.list.rows.length === 0 ? null : <LeftOut {...leftOut} />}
    </>
  );
}

function LeftOut({ list, mayOpen, older, first }: Awaited<ReturnType<typeof leftOutMails>>) {
  const navigate = useNavigate();
  const { busy, problem, send } = useOperations<typeof action>("openLeftOutMail");
  const [pressed, setPressed] = useState("");

  async function open(id: string): Promise<void> {
    setPressed(id);
    const opened = await send("openLeftOutMail", { id }, { stay: true });
    if (opened) await navigate(opened.path);
  }

  return (
    <section aria-labelledby="left-out-heading" className="mt-7">
      <h2 className="text-h3" id="left-out-heading">
        {leftOutCopy.heading}
      </h2>
      <ProblemNote problem={problem} />
      {list.rows.length === 0 ? (
        <p className="mt-2 text-ink-soft">{leftOutCopy.none}</p>
      ) : (
        <>
          <p className="mt-2 mb-4 max-w-text text-ink-soft">{leftOutCopy.lead}</p>
          <StackedTable
            caption={leftOutCopy.heading}
            list={list}
            render={{
              open: ({ id, cells }) =>
                mayOpen ? (
                  <OperationForm onSend={() => open(id)} operation="openLeftOutMail" values={{ id }}>
                    <Button busy={busy && pressed === id} size="small" type="submit" variant="outline">
                      {busy && pressed === id ? leftOutCopy.opening : leftOutCopy.open}
                      <span className="sr-only">: {cells.subject?.text}</span>
                    </Button>
                  </OperationForm>
                ) : null,
            }}
          />
          <ListPages copy={leftOutCopy.pages} first={first} label={leftOutCopy.heading} older={older} />
        </>
      )}
    </section>
  );
}
