import { useCallback, useEffect, useRef, useState } from "react";
import type { heldCopy, myDataOpened, myDataUnlock } from "#content/my-data.ts";
import { apiRequest } from "#platform/browser/api-client.ts";
import { refusalOf } from "#platform/browser/refusal.ts";
import { useMailedToken } from "#platform/browser/use-mailed-token.ts";
import type { RejectedForm } from "#platform/http/page-request.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import type { FieldMarks } from "#ui/field.tsx";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { Heading } from "#ui/heading.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import { PasteLink } from "#web/paste-link.tsx";
import type { OpenedData } from "../../reads/link.server.ts";
import { HeldList } from "../../ui/held-list.tsx";

type OpenedCopy = { copy: typeof myDataOpened; held: typeof heldCopy; marks: FieldMarks };

type OpenedProps = OpenedCopy & {
  data: OpenedData;
  problem: string | undefined;
};

const card = "grid justify-items-start gap-4 rounded-xl border border-line bg-surface p-card shadow-card";

export function Opened({ copy, held, marks, data, problem }: OpenedProps) {
  const { token, email, until, sections, erasable } = data;
  if (sections.length === 0)
    return (
      <>
        <h1 className="font-display text-h1 text-balance">{copy.nothing.heading}</h1>
        <p className="text-lead wrap-anywhere text-ink-soft">{email}</p>
        <p className="mt-4 max-w-text text-ink-soft">{copy.nothing.text}</p>
        <p className="mt-stack">
          <ButtonLink href="/your-answer" variant="outline">
            {copy.nothing.receipt}
          </ButtonLink>
        </p>
      </>
    );
  return (
    <>
      <h1 className="font-display text-h1 text-balance">{copy.heading}</h1>
      <p className="text-lead wrap-anywhere text-ink-soft">
        {copy.about} {email}.
      </p>
      <p className="mt-2 text-small text-ink-soft">
        {copy.until} <LocalTime at={until} />.
      </p>
      <div className="mt-[calc(var(--spacing-stack)*1.5)] grid gap-8">
        <HeldList sections={sections} copy={{ at: held.labels.at, empty: held.empty, stays: copy.stays }} />
        <form action="/api/privacy/my-data/download" className={card} method="post">
          <Heading level={2} size={3}>
            {copy.download.heading}
          </Heading>
          <p className="text-ink-soft">{copy.download.text}</p>
          <input name="token" type="hidden" value={token} />
          <div className="flex flex-wrap gap-3">
            {(["html", "json"] as const).map((format) => (
              <Button key={format} name="format" type="submit" value={format} variant="outline">
                {copy.download[format]}
              </Button>
            ))}
          </div>
        </form>
        {erasable ? (
          <form action="/api/privacy/my-data/erase" className={card} id="erase" method="post" noValidate>
            <Heading level={2} size={3}>
              {copy.erase.heading}
            </Heading>
            <p className="text-ink-soft">{copy.erase.text}</p>
            <p className="text-ink-soft">{copy.erase.stays}</p>
            <p className="text-ink-soft">{copy.erase.certificate}</p>
            <input name="token" type="hidden" value={token} />
            <CheckboxField
              error={problem}
              id="erase-sure"
              label={copy.erase.sure}
              marks={marks}
              name="sure"
            />
            <Button type="submit" variant="primary">
              {copy.erase.submit}
            </Button>
          </form>
        ) : null}
      </div>
    </>
  );
}

export function BadLink({ copy }: { copy: (typeof myDataOpened)["badLink"] }) {
  return (
    <>
      <h1 className="font-display text-h1 text-balance">{copy.heading}</h1>
      <p className="text-lead text-ink-soft">{copy.text}</p>
      <p className="mt-stack">
        <ButtonLink href="/privacy/my-data" variant="primary">
          {copy.again}
        </ButtonLink>
      </p>
    </>
  );
}

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
  const [state, setState] = useState<State>({ kind: "field", problem: rejected?.message });
  const result = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const problem = state.kind === "field" ? state.problem : undefined;
  const isResult = state.kind === "open" || state.kind === "badLink";

  const { network } = copy;
  const open = useCallback(
    async (token: string) => {
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
  const mailed = useMailedToken(open);
  useEffect(() => {
    if (isResult) result.current?.focus();
    else if (problem !== undefined) field.current?.focus();
  }, [isResult, problem]);

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
  return (
    <>
      <h1 className="font-display text-h1 text-balance">{copy.heading}</h1>
      <p className="text-lead text-ink-soft">{copy.lead}</p>
      <PasteLink
        action="/privacy/my-data/open"
        busy={state.kind === "opening"}
        copy={copy}
        field={field}
        given={mailed ?? rejected?.values.token ?? ""}
        id="my-data-token"
        marks={opened.marks}
        onOpen={open}
        problem={problem}
      />
      <p className="mt-6">
        <ButtonLink href="/privacy/my-data" variant="text">
          {copy.again}
        </ButtonLink>
      </p>
    </>
  );
}
