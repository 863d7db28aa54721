import { useSortable } from "@dnd-kit/sortable";
import { type ReactNode, useLayoutEffect, useRef } from "react";

export type Handle = Pick<ReturnType<typeof useSortable>, "setActivatorNodeRef" | "listeners" | "attributes">;

type SortablePartProps = {
  id: string;
  /** A section's heading doesn't move when questions are dragged past it. */
  fixed?: boolean;
  children(handle: Handle): ReactNode;
};

export function SortablePart({ id, fixed = false, children }: SortablePartProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } =
    useSortable({ id, disabled: { draggable: fixed } });
  const element = useRef<HTMLLIElement>(null);
  // Set on the element directly, because the policy blocks style attributes.
  useLayoutEffect(() => {
    if (!element.current) return;
    element.current.style.transform = transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : "";
    element.current.style.transition = transition ?? "";
  }, [transform, transition]);
  return (
    <li
      className={isDragging ? "relative z-10 opacity-80" : ""}
      data-part={id}
      ref={(node) => {
        element.current = node;
        setNodeRef(node);
      }}
    >
      {children({ setActivatorNodeRef, listeners, attributes })}
    </li>
  );
}
