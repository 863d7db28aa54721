import { useSortable } from "@dnd-kit/sortable";
import { type ReactNode, useLayoutEffect, useRef } from "react";

/** What the handle of a part needs: to be found, to be pressed, and to be read aloud. */
export type Handle = Pick<ReturnType<typeof useSortable>, "setActivatorNodeRef" | "listeners" | "attributes">;

type SortablePartProps = {
  id: string;
  /** A heading of a section keeps its place and lets questions pass it. */
  fixed?: boolean;
  children(handle: Handle): ReactNode;
};

/** One part of the list that can be moved by its handle. */
export function SortablePart({ id, fixed = false, children }: SortablePartProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } =
    useSortable({ id, disabled: { draggable: fixed } });
  const element = useRef<HTMLLIElement>(null);
  // Written to the element itself, since the pages' policy takes no style attributes.
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
