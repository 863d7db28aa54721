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
