import { type ReactNode, useEffect, useId, useRef } from "react";
import { addTooltip } from "./store.ts";

type TooltipProps = {
  text: string;
  /** Draws the control; it must name the given id in `aria-describedby`. */
  children: (descriptionId: string) => ReactNode;
  /** A control that cannot take the focus itself, such as a disabled button. */
  focusable?: boolean;
  className?: string;
};

/**
 * A control with a sentence about it. The control and its description are plain HTML and whole from the
 * first byte; the bubble is hung on later by `TooltipLayer`, without touching the control.
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
