import { type SubmitEvent, useCallback, useEffect, useRef, useState } from "react";
import {
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "react-router";
import { apiRequest } from "#platform/browser/api-client.ts";
import { refusalOf } from "#platform/browser/refusal.ts";
import { useMailedToken } from "#platform/browser/use-mailed-token.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Note } from "#ui/note.tsx";
import { Section } from "#ui/section.tsx";
import { FormHelp } from "#web/layout/form-help.tsx";
import { useFrame } from "#web/layout/use-frame.ts";
import { PasteLink } from "#web/paste-link.tsx";
import type { ChangedView } from "../../schema.ts";
import { Choices, Done, Now } from "./choices.tsx";
import { viewFor } from "./loader.server.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const headers = {
    "x-robots-tag": "noindex, nofollow",
    "cache-control": "no-store",
  };
  return data(await viewFor(context.get(pageRequest)), { headers });
}

/** React Router drops loader headers unless they are returned here. */
export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.copy.title },
  { name: "robots", content: "noindex, nofollow" },
];

export default function SomethingChanged() {
  const { copy, marks, paths, problem: rejected, typed, opened: sent } = useLoaderData<typeof loader>();
  const { crisis } = useFrame();
  const [problem, setProblem] = useState(rejected);
  const [opened, setOpened] = useState<ChangedView | undefined>(sent);
  /** What is on its way: a press, or "" for the link. */
  const [busy, setBusy] = useState<string>();
  const result = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);

  const { network } = copy.messages;
  const send = useCallback(
    async (input: Readonly<Record<string, string>>) => {
      setBusy(input.press ?? "");
      setProblem(undefined);
      try {
        const response = await apiRequest("POST", "/api/something-changed", input);
        setOpened(await response.json());
      } catch (error) {
        const refusal = refusalOf(error);
        setProblem(refusal?.fields?.token ?? refusal?.message ?? network);
      }
      setBusy(undefined);
    },
    [network],
  );
  const open = useCallback(
    (token: string) => {
      setOpened(undefined);
      void send({ token });
    },
    [send],
  );
  const mailed = useMailedToken(open);
  const done = opened?.done;
  useEffect(() => {
    if (opened) result.current?.focus();
    else if (problem !== undefined) field.current?.focus();
  }, [opened, problem]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget, event.nativeEvent.submitter);
    void send(Object.fromEntries([...fields].map(([name, value]) => [name, String(value)])));
  }

  return (
    <Section tight width="narrow">
      <div className="outline-none" ref={result} tabIndex={-1}>
        {done ? (
          <Done copy={copy} done={done} />
        ) : (
          <>
            <h1 className="font-display text-h1 text-balance">{copy.heading}</h1>
            <p className="text-lead text-ink-soft">{opened ? copy.lead : copy.link.lead}</p>
          </>
        )}
      </div>
      <AlertNote className="mt-6" text={opened ? problem : undefined} />
      {opened ? (
        <form className="mt-stack grid gap-10" method="post" onSubmit={submit}>
          <input name="token" type="hidden" value={opened.token} />
          {opened.offered ? (
            <Note>
              <p>{copy.offered}</p>
            </Note>
          ) : null}
          {opened.now ? <Now busy={busy} copy={copy} now={opened.now} /> : null}
          <Choices busy={busy} copy={copy} isSecond={opened.now !== undefined} paths={paths} />
          <p className="text-small text-ink-soft">{copy.kept}</p>
        </form>
      ) : (
        <PasteLink
          action={copy.page}
          busy={busy !== undefined}
          copy={copy.link}
          field={field}
          given={mailed ?? typed}
          id="changed-token"
          key={mailed}
          marks={marks}
          onOpen={open}
          problem={problem}
        />
      )}
      <div className="mt-stack grid gap-4">
        <p className="text-ink-soft">
          {copy.help}{" "}
          <a className="text-link-inline" href={crisis.href}>
            {crisis.linkText}
          </a>
        </p>
        <FormHelp id="changed-help" />
      </div>
    </Section>
  );
}
