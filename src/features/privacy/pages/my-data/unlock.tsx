import { type SubmitEvent, useCallback, useEffect, useRef, useState } from "react";
import type { myDataUnlock } from "#content/my-data.ts";
import { apiRequest, refusalOf } from "#platform/browser/api-client.ts";
import { useMailedToken } from "#platform/browser/use-mailed-token.ts";
import { maxPastedLink } from "#platform/http/mailed-token.ts";
import type { RejectedForm } from "#platform/http/page-request.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { TextField } from "#ui/field-text.tsx";
import type { OpenedData } from "../../reads/link.server.ts";
import { BadLink, Opened, type OpenedCopy } from "./opened.tsx";

type UnlockProps = {
  copy: typeof myDataUnlock & { network: string };
  opened: OpenedCopy;
  /** The errors of a link sent without JavaScript. */
  rejected: RejectedForm | undefined;
};

type State =
  | { kind: "field"; problem: string | undefined }
  | { kind: "opening" }
  | { kind: "open"; data: OpenedData }
  | { kind: "badLink" };

/** Opens the data of a mailed link: of the one in the address bar, or of one that is pasted. */
export function Unlock({ copy, opened, rejected }: UnlockProps) {
  const [given, setGiven] = useState(rejected?.values.token ?? "");
  const [state, setState] = useState<State>({ kind: "field", problem: rejected?.message });
  const result = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const problem = state.kind === "field" ? state.problem : undefined;
  const isResult = state.kind === "open" || state.kind === "badLink";

  const { network } = copy;
  const open = useCallback(
    async (token: string) => {
      setGiven(token);
      setState({ kind: "opening" });
      try {
        const response = await apiRequest("POST", "/api/privacy/my-data/open", { token });
        const data: OpenedData = await response.json();
        setState({ kind: "open", data });
      } catch (error) {
        const refusal = refusalOf(error);
        const message = refusal?.fields?.token ?? refusal?.message ?? network;
        setState(refusal?.status === 404 ? { kind: "badLink" } : { kind: "field", problem: message });
      }
    },
    [network],
  );
  useMailedToken(open);
  useEffect(() => {
    if (isResult) result.current?.focus();
    else if (problem !== undefined) field.current?.focus();
  }, [isResult, problem]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void open(String(new FormData(event.currentTarget).get("token")));
  }

  if (isResult)
    return (
      <div className="outline-none" ref={result} tabIndex={-1}>
        {state.kind === "open" ? (
          <Opened {...opened} data={state.data} problem={undefined} />
        ) : (
          <BadLink copy={opened.copy.badLink} />
        )}
      </div>
    );
  const isOpening = state.kind === "opening";
  return (
    <>
      <h1 className="font-display text-h1 text-balance">{copy.heading}</h1>
      <p className="mt-[1.1rem] text-lead text-ink-soft">{copy.lead}</p>
      <form
        action="/privacy/my-data/open"
        className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-5 rounded-xl border border-line bg-surface p-card shadow-card"
        method="post"
        noValidate
        onSubmit={submit}
      >
        <TextField
          autoCapitalize="none"
          autoComplete="off"
          defaultValue={given}
          error={problem}
          hint={copy.token.hint}
          id="my-data-token"
          label={copy.token.label}
          marks={opened.marks}
          maxLength={maxPastedLink}
          name="token"
          ref={field}
          spellCheck={false}
        />
        <p>
          <Button busy={isOpening} type="submit" variant="primary">
            {isOpening ? copy.opening : copy.submit}
          </Button>
        </p>
      </form>
      <p className="mt-6">
        <ButtonLink href="/privacy/my-data" variant="text">
          {copy.again}
        </ButtonLink>
      </p>
    </>
  );
}
