import { type FormEvent, type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { fieldMarks } from "#content/forms.ts";
import { ApiError, apiRequest } from "#platform/browser/api-client.ts";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { TextField } from "#ui/field-text.tsx";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { Panel } from "#ui/panel.tsx";
import { panelLink } from "#ui/panel-class.ts";
import { Tag } from "#ui/tag.tsx";
import { editorCopy } from "../copy/screen.ts";

type NewDocumentProps = {
  /** Its part of the API, such as "articles". */
  path: "articles" | "pages" | "episodes";
  longestTitle: number;
  copy: {
    heading: string;
    title: string;
    hint?: string;
    /** Only where people choose the address themselves. */
    address?: string;
    addressHint?: string;
    button: string;
    failed: string;
  };
};

const added = z.object({ document: z.string() });

/** Begins an article, a page or an episode, and opens it. */
export function NewDocument({ path, longestTitle, copy }: NewDocumentProps) {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [title, setTitle] = useState("");
  const [address, setAddress] = useState("");
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const asksAddress = copy.address !== undefined;

  async function begin(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setErrors({});
    const typed = address.trim().replace(/^\//, "");
    try {
      const response = await apiRequest("POST", `/api/admin/site-content/${path}`, {
        title,
        ...(typed === "" ? {} : { address: typed }),
      });
      const { document } = added.parse(await response.json());
      await navigate(`/admin/site/${document}`);
    } catch (failure) {
      const refusal = failure instanceof ApiError ? failure.refusal : undefined;
      const { title: atTitle, address: atAddress } = refusal?.fields ?? {};
      // Without a field for the address, its error is shown at the title that it was made from.
      if (asksAddress && atAddress !== undefined) setErrors({ address: atAddress });
      else setErrors({ title: atTitle ?? atAddress ?? refusal?.message ?? copy.failed });
      setBusy(false);
    }
  }

  return (
    <Panel heading={copy.heading} id={`new-${path}`}>
      <form className="grid gap-4" onSubmit={(event) => void begin(event)}>
        <KeepTyped busy={busy} failed={Object.keys(errors).length > 0} id={`new-${path}`} />
        <TextField
          autoComplete="off"
          error={errors.title}
          {...(copy.hint === undefined ? {} : { hint: copy.hint })}
          id="new-title"
          label={copy.title}
          marks={fieldMarks}
          maxLength={longestTitle}
          onChange={(event) => setTitle(event.target.value)}
          readOnly={!hydrated}
          required
          value={title}
        />
        {copy.address === undefined ? null : (
          <TextField
            autoComplete="off"
            error={errors.address}
            {...(copy.addressHint === undefined ? {} : { hint: copy.addressHint })}
            id="new-address"
            label={copy.address}
            marks={fieldMarks}
            maxLength={51}
            onChange={(event) => setAddress(event.target.value)}
            optional
            readOnly={!hydrated}
            spellCheck={false}
            value={address}
          />
        )}
        <p>
          <Button busy={busy} disabled={title.trim() === ""} size="small" type="submit" variant="primary">
            {copy.button}
          </Button>
        </p>
      </form>
    </Panel>
  );
}

type Listed = {
  id: string;
  title: string;
  address: string | undefined;
  state: string;
  scheduled: string | undefined;
};

type AddableListProps = {
  copy: { title: string; about: string; none: string };
  documents: readonly Listed[];
  /** The form that begins a new one; null for those who only read. */
  children: ReactNode;
};

/** A list of what the team adds: articles, pages of its own, or episodes. */
export function AddableList({ copy, documents, children }: AddableListProps) {
  return (
    <>
      <p className="text-small text-ink-soft">
        <a className={panelLink} href="/admin/site">
          {editorCopy.all}
        </a>{" "}
        / {copy.title}
      </p>
      <h1 className="mt-1 rounded-sm text-[2.25rem] leading-tight focus-ring">{copy.title}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{copy.about}</p>
      <div className="mt-7 grid max-w-240 gap-6">
        {children}
        {documents.length === 0 ? (
          <p className="text-ink-soft">{copy.none}</p>
        ) : (
          <ul className="rounded-lg border border-line bg-surface px-card py-2 shadow-card">
            {documents.map(({ id, title, address, state, scheduled }) => (
              <li
                className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3 last:border-b-0"
                key={id}
              >
                <span className="min-w-0 wrap-anywhere">
                  <a
                    className="rounded-sm font-semibold text-link after:absolute after:inset-0 focus-ring"
                    href={`/admin/site/${id}`}
                  >
                    {title}
                  </a>
                  {address === undefined ? null : (
                    <>
                      {" "}
                      <span className="block text-small text-ink-faint">{address}</span>
                    </>
                  )}
                </span>
                <span className="flex flex-wrap gap-2">
                  <Tag>{state}</Tag>
                  {scheduled === undefined ? null : <Tag>{scheduled}</Tag>}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
