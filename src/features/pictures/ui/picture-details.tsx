import { type SubmitEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { adminCopy } from "#content/admin.ts";
import { fieldMarks } from "#content/forms.ts";
import { useSending } from "#platform/browser/use-sending.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { TextField } from "#ui/field-text.tsx";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { Panel } from "#ui/panel.tsx";
import { ProblemNote } from "#ui/problem-note.tsx";
import { pictureCopy as copy, uploadCopy } from "../copy.ts";
import { pictureLimits, type StoredPicture } from "../rules.ts";
import { FocalPoint } from "./focal-point.tsx";

/** The focal point and the description of one picture, saved together. */
export function PictureDetails({ picture, mayChange }: { picture: StoredPicture; mayChange: boolean }) {
  const { busy, problem, send } = useSending(adminCopy.failed);
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  const [status, setStatus] = useState("");
  const [point, setPoint] = useState({ focusX: picture.focusX, focusY: picture.focusY });
  const [decorative, setDecorative] = useState(picture.decorative);

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setStatus("");
    const alt = decorative ? "" : String(new FormData(event.currentTarget).get("alt") ?? "");
    const change = { ...point, alt, decorative, revision: picture.revision };
    if (!(await send("PATCH", `/api/admin/pictures/${picture.id}`, change))) return;
    await revalidate();
    setStatus(copy.form.saved);
  }

  return (
    <form
      className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
      method="post"
      noValidate
      onSubmit={(event) => void save(event)}
    >
      <Panel heading={copy.focus.heading} id="focus">
        <p className="max-w-text text-ink-soft">{copy.focus.text}</p>
        <FocalPoint
          disabled={!mayChange || !hydrated}
          onChange={(next) => {
            setStatus("");
            setPoint(next);
          }}
          picture={{ ...picture, ...point }}
        />
      </Panel>
      <Panel heading={copy.form.heading} id="description">
        <KeepTyped busy={busy} failed={problem !== undefined} id="details" />
        <ProblemNote fields={["alt"]} problem={problem} />
        <TextField
          {...uploadCopy.alt}
          defaultValue={picture.alt}
          disabled={!mayChange || decorative}
          error={problem?.fields.alt}
          id="picture-alt"
          marks={fieldMarks}
          maxLength={pictureLimits.alt}
          name="alt"
        />
        <CheckboxField
          checked={decorative}
          disabled={!mayChange}
          id="picture-decorative"
          label={uploadCopy.decorative}
          marks={fieldMarks}
          onChange={({ currentTarget }) => setDecorative(currentTarget.checked)}
        />
        {mayChange ? (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            {/* Without script the fields would be posted to an address that takes no form. */}
            <Button busy={busy} disabled={!hydrated} size="small" type="submit" variant="primary">
              {busy ? copy.form.saving : copy.form.save}
            </Button>
            <p className="text-small text-ink-soft" role="status">
              {status}
            </p>
          </div>
        ) : null}
      </Panel>
    </form>
  );
}
