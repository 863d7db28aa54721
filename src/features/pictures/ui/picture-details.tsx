import { type MouseEvent, type SubmitEvent, useState } from "react";
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
import { pictureCopy, uploadCopy } from "../copy.ts";
import {
  focusStep,
  nearestFocus,
  type Picture,
  pictureLimits,
  type StoredPicture,
  sourceSet,
} from "../rules.ts";
import { Thumbnail } from "./thumbnail.tsx";

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
    setStatus(pictureCopy.form.saved);
  }

  return (
    <form
      className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
      method="post"
      noValidate
      onSubmit={(event) => void save(event)}
    >
      <Panel heading={pictureCopy.focus.heading} id="focus">
        <p className="max-w-text text-ink-soft">{pictureCopy.focus.text}</p>
        <FocalPoint
          disabled={!mayChange || !hydrated}
          onChange={(next) => {
            setStatus("");
            setPoint(next);
          }}
          picture={{ ...picture, ...point }}
        />
      </Panel>
      <Panel heading={pictureCopy.form.heading} id="description">
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
              {busy ? pictureCopy.form.saving : pictureCopy.form.save}
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

type FocalPointProps = {
  picture: Picture;
  disabled: boolean;
  onChange: (point: { focusX: number; focusY: number }) => void;
};

/** Sets the focal point: a click on the picture, or two sliders for the keyboard. The crops follow at once. */
function FocalPoint({ picture, disabled, onChange }: FocalPointProps) {
  const { focusX, focusY } = picture;

  function click(event: MouseEvent<HTMLElement>) {
    if (disabled) return;
    const box = event.currentTarget.getBoundingClientRect();
    onChange({
      focusX: nearestFocus((100 * (event.clientX - box.left)) / box.width),
      focusY: nearestFocus((100 * (event.clientY - box.top)) / box.height),
    });
  }

  const slider = (name: "focusX" | "focusY", label: string) => (
    <label className="grid gap-1 text-small font-semibold">
      <span className="flex justify-between">
        {label} <span aria-hidden="true">{picture[name]}</span>
      </span>
      <input
        className="h-11 w-full cursor-pointer rounded-sm accent-(--kw-primary) focus-ring"
        disabled={disabled}
        max={100}
        min={0}
        onChange={({ currentTarget }) =>
          onChange({ focusX, focusY, [name]: nearestFocus(currentTarget.valueAsNumber) })
        }
        step={focusStep}
        type="range"
        value={picture[name]}
      />
    </label>
  );
  return (
    <div className="grid gap-5">
      {/* biome-ignore lint/a11y: the sliders below do the same for the keyboard. */}
      <div
        className={`relative w-fit ${disabled ? "" : "cursor-crosshair"}`}
        data-focal-point=""
        onClick={click}
      >
        <img
          alt={picture.alt}
          className="block h-auto max-h-[70vh] w-auto max-w-full rounded-md bg-tint"
          height={picture.height}
          sizes="(min-width: 64rem) 50vw, 100vw"
          srcSet={sourceSet(picture, "avif")}
          width={picture.width}
        />
        <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
          <circle cx={`${focusX}%`} cy={`${focusY}%`} fill="none" r="14" stroke="#000" strokeWidth="5" />
          <circle cx={`${focusX}%`} cy={`${focusY}%`} fill="none" r="14" stroke="#fff" strokeWidth="2.5" />
        </svg>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {slider("focusX", pictureCopy.focus.left)}
        {slider("focusY", pictureCopy.focus.top)}
      </div>
      <div>
        <p className="text-small font-semibold">{pictureCopy.focus.previews}</p>
        <div className="mt-2 flex flex-wrap items-start gap-3">
          {["aspect-square", "aspect-[3/4]", "aspect-[21/9]"].map((shape) => (
            <Thumbnail
              alt=""
              className={`h-24 w-auto rounded-md ${shape}`}
              key={shape}
              picture={picture}
              sizes="14rem"
            />
          ))}
        </div>
      </div>
    </div>
  );
}
