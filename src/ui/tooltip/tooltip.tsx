import { type ReactNode, useEffect, useId, useRef } from "react";
import { addTooltip } from "./store.ts";

type TooltipProps = {
  text: string;
  /** Renders the control, which must have the given id in `aria-describedby`. */
  children: (descriptionId: string) => ReactNode;
  /** The control can't be focused itself, for example a disabled button. */
  focusable?: boolean;
  className?: string;
};

/**
 * A control with a description. Both are plain HTML from the start; `TooltipLayer` adds the tooltip later without
 * touching the control.
 */
export function Tooltip({ text, children, focusable = false, className = "inline-flex" }: TooltipProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const id = useId();

  useEffect(() => (ref.current ? addTooltip({ id, element: ref.current, text }) : undefined), [id, text]);

  return (
    <span
      className={`${className} ${focusable ? "rounded-pill focus-ring" : ""}`}
      ref={ref}
      tabIndex={focusable ? 0 : undefined}
    >
      {children(id)}
      <span hidden id={id}>
        {text}
      </span>
    </span>
  );
}
