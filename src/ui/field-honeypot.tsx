import type { ComponentProps } from "react";

type TrapFieldProps = { id: string; label: string } & Omit<
  ComponentProps<"input">,
  "id" | "className" | "type" | "tabIndex" | "autoComplete" | "aria-hidden"
>;

/** A honeypot: invisible to people, out of the tab order and excluded from autofill, but filled in by bots. */
export function HoneypotField({ id, label, ...input }: TrapFieldProps) {
  return (
    // Moved off screen rather than `display: none`, which bots recognize.
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label htmlFor={id}>{label}</label>
      <input {...input} autoComplete="off" id={id} tabIndex={-1} type="text" />
    </div>
  );
}
