import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";
import { smallControl } from "./panel-class.ts";

/** A small choice of one from a list, for filters and panels; `className` is for its box. */
export function Select({ className = "", children, ...select }: ComponentProps<"select">) {
  return (
    <span className={`relative block min-w-0 ${className}`}>
      <select {...select} className={`${smallControl} appearance-none pr-10`}>
        {children}
      </select>
      <Icon
        className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-ink-soft"
        name="chevron"
      />
    </span>
  );
}
