import type { ComponentProps } from "react";

type TrapFieldProps = { id: string; label: string } & Omit<
  ComponentProps<"input">,
  "id" | "className" | "type" | "tabIndex" | "autoComplete" | "aria-hidden"
>;

/** A field that people never meet and robots fill in: out of sight, out of the tab order, out of autofill. */
export function HoneypotField({ id, label, ...input }: TrapFieldProps) {
  return (
    // Moved away rather than `display: none`, which the robots know.
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label htmlFor={id}>{label}</label>
      <input {...input} autoComplete="off" id={id} tabIndex={-1} type="text" />
    </div>
  );
}
