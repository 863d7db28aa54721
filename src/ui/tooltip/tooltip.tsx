import { type ReactNode, useEffect, useId, useRef } from "react";

type TooltipProps = {
  text: string;
  /** Renders the control, which must have the given id in `aria-describedby`. */
  children: (descriptionId: string) => ReactNode;
  /** The control can't be focused itself, for example a disabled button. */
  focusable?: boolean;
  /** Where the tooltip is, if there's room for it. */
  side?: "top" | "bottom";
  className?: string;
};

/**
 * A control with a description. Both are plain HTML from the start; `TooltipLayer` adds the tooltip later without
 * touching the control.
 */
export function Tooltip({
  text,
  children,
  focusable = false,
  side = "top",
  className = "inline-flex",
}: TooltipProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const id = useId();

  useEffect(
    () => (ref.current ? addTooltip({ id, element: ref.current, text, side }) : undefined),
    [id, text, side],
  );

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

/** A control with a tooltip: its wrapper element, and the tooltip's text and side. */
export type TooltipHost = { id: string; element: HTMLElement; text: string; side: "top" | "bottom" };

let hosts: readonly TooltipHost[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly TooltipHost[]): void {
  hosts = next;
  for (const listener of listeners) listener();
}

/** Subscribes to changes of the list; returns a function that unsubscribes. */
export function subscribeToTooltips(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentTooltips(): readonly TooltipHost[] {
  return hosts;
}

/** Adds a control; returns a function that removes it. */
function addTooltip(host: TooltipHost): () => void {
  publish([...hosts, host]);
  return () => publish(hosts.filter((other) => other !== host));
}
