import type { ComponentProps } from "react";

type FormCardProps = Omit<ComponentProps<"form">, "className" | "method"> & {
  id: string;
  /** Where it is sent without script; what comes back stands at the form. */
  action: string;
  gap?: string;
};

/** A form for visitors, as a card. */
export function FormCard({ id, action, gap = "gap-6", ...form }: FormCardProps) {
  return (
    <form
      {...form}
      action={`${action}#${id}`}
      className={`relative grid scroll-mt-[calc(var(--header-h)+1rem)] ${gap} rounded-xl border border-line bg-surface p-card shadow-card`}
      id={id}
      method="post"
    />
  );
}

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
