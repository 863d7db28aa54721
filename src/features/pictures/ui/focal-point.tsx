import type { MouseEvent } from "react";
import { focusStep, nearestFocus, sourceSet } from "#platform/pictures/addresses.ts";
import { useHydrated } from "#ui/field-hydrated.ts";
import type { Picture } from "../rules.ts";
import { Thumbnail } from "./thumbnail.tsx";

type FocalPointProps = {
  picture: Picture;
  disabled: boolean;
  onChange: (point: { focusX: number; focusY: number }) => void;
};

/** Sets the focal point: a click on the picture, or two sliders for the keyboard. The crops follow at once. */
export function FocalPoint({ picture, disabled: isFixed, onChange }: FocalPointProps) {
  const disabled = !useHydrated() || isFixed;
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
        {slider("focusX", "From the left, in percent")}
        {slider("focusY", "From the top, in percent")}
      </div>
      <div>
        <p className="text-small font-semibold">How crops look</p>
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
