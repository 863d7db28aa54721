import * as Radix from "@radix-ui/react-tooltip";
import { type ReactNode, type Ref, useEffect, useImperativeHandle } from "react";
import type { TooltipHost } from "./tooltip.tsx";

const tooltipDelay = 700;
/** Within this time after one tooltip, the next shows without a delay. */
const tooltipSkipDelay = 300;

type AdoptedProps = {
  element: HTMLElement;
  ref?: Ref<HTMLElement>;
  onPointerMove?: (event: PointerEvent) => void;
  onPointerLeave?: (event: PointerEvent) => void;
  onPointerDown?: (event: PointerEvent) => void;
  onFocus?: (event: FocusEvent) => void;
  onBlur?: (event: FocusEvent) => void;
  onClick?: (event: MouseEvent) => void;
};

/** Passes an existing element to the trigger, so that nothing is replaced during a press. */
function Adopted({ element, ref, ...handlers }: AdoptedProps) {
  const { onPointerMove, onPointerLeave, onPointerDown, onFocus, onBlur, onClick } = handlers;
  useImperativeHandle(ref, () => element, [element]);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    if (onPointerMove) element.addEventListener("pointermove", onPointerMove, { signal });
    if (onPointerLeave) element.addEventListener("pointerleave", onPointerLeave, { signal });
    if (onPointerDown) element.addEventListener("pointerdown", onPointerDown, { signal });
    if (onFocus) element.addEventListener("focusin", onFocus, { signal });
    if (onBlur) element.addEventListener("focusout", onBlur, { signal });
    if (onClick) element.addEventListener("click", onClick, { signal });
    return () => stop.abort();
  });

  // The focus or pointer event that loaded this component happened before it could listen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the element is adopted.
  useEffect(() => {
    if (element.matches(":focus-visible, :has(:focus-visible)")) onFocus?.(new FocusEvent("focusin"));
    else if (element.matches(":hover"))
      onPointerMove?.(new PointerEvent("pointermove", { pointerType: "mouse" }));
  }, [element]);

  return null;
}

/** The tooltips of all controls, with a shared delay. */
export default function TooltipBubbles({ hosts }: { hosts: readonly TooltipHost[] }): ReactNode {
  return (
    <Radix.Provider delayDuration={tooltipDelay} skipDelayDuration={tooltipSkipDelay}>
      {hosts.map(({ id, element, text, side }) => (
        <Radix.Root key={id}>
          <Radix.Trigger asChild>
            <Adopted element={element} />
          </Radix.Trigger>
          <Radix.Portal>
            <Radix.Content
              className="tooltip z-50 max-w-72 rounded-md bg-footer px-4 py-2.5 text-small leading-snug text-on-footer shadow-pop"
              collisionPadding={12}
              data-closes-on-escape=""
              side={side}
              sideOffset={8}
            >
              {text}
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      ))}
    </Radix.Provider>
  );
}
