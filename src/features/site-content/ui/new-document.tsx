import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { fieldMarks } from "#content/forms.ts";
import { ApiError, apiRequest } from "#platform/browser/api-client.ts";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { TextField } from "#ui/field-text.tsx";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { Panel } from "#ui/panel.tsx";

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
