import { useSortable } from "@dnd-kit/sortable";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Icon } from "#ui/icon.tsx";
import { FoldButton, type openerOf, useFold } from "./fold.tsx";

type ListItemProps = {
  id: string;
  heading: string;
  readOnly: boolean;
  isOneLine: boolean;
  /** Whether its fields are behind a button. */
  folds: boolean;
  startsOpen: boolean;
  opener: ReturnType<typeof openerOf>;
  /** A few of its values, while it's closed. */
  summary: string;
  actions: ReactNode;
  children: ReactNode;
};

/** An item of a list with its fields, and the buttons that move and remove it. */
export function ListItem({
  id,
  heading,
  readOnly,
  isOneLine,
  folds,
  startsOpen,
  opener,
  summary,
  actions,
  children,
}: ListItemProps) {
  const { isOpen, toggle } = useFold(opener, startsOpen || !folds);
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } =
    useSortable({ id, disabled: readOnly });
  const element = useRef<HTMLLIElement>(null);
  // Set on the element directly, because the policy blocks style attributes.
  useLayoutEffect(() => {
    if (!element.current) return;
    element.current.style.transform = transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : "";
    element.current.style.transition = transition ?? "";
  }, [transform, transition]);
  const buttons = readOnly ? null : (
    <div className="-mx-2 flex">
      <button
        {...attributes}
        {...listeners}
        aria-label={`Drag to move: ${heading}`}
        className="grid size-11 cursor-grab touch-none place-items-center rounded-md text-ink-soft focus-ring hover:bg-tint"
        ref={setActivatorNodeRef}
        type="button"
      >
        <Icon className="size-5" name="dots" />
      </button>
      {actions}
    </div>
  );
  const ref = (node: HTMLLIElement | null) => {
    element.current = node;
    setNodeRef(node);
  };
  const dragged = isDragging ? "relative z-10 opacity-80" : "";
  if (isOneLine && !folds)
    return (
      <li className={`grid justify-items-end gap-x-4 sm:flex ${dragged}`} ref={ref}>
        <p className="sr-only">{heading}</p>
        <div className="w-full min-w-0 grow">{children}</div>
        {/* Beside the field, below its label. */}
        <div className="sm:mt-8.5">{buttons}</div>
      </li>
    );
  return (
    <li
      className={`border-line border-t pt-2 sm:rounded-md sm:border sm:bg-bg sm:px-4 ${isOpen ? "sm:py-4" : "sm:py-0.5"} ${dragged}`}
      ref={ref}
    >
      <div className={`flex items-center justify-end gap-x-2 max-sm:flex-wrap ${isOpen ? "mb-3" : ""}`}>
        {folds ? (
          <div className="min-w-0 grow sm:basis-0 basis-64">
            <FoldButton
              className="-mx-2 min-h-11 px-2 font-semibold text-small"
              isOpen={isOpen}
              label={heading}
              onPress={toggle}
              summary={summary}
            />
          </div>
        ) : (
          <p className="grow font-semibold text-small">{heading}</p>
        )}
        {buttons}
      </div>
      {isOpen ? children : null}
    </li>
  );
}

type ItemButtonProps = {
  icon: "chevron" | "close";
  label: string;
  off: boolean;
  turned?: boolean;
  onPress(): void;
};

/** One of an item's small buttons. */
export function ItemButton({ icon, label, off, turned = false, onPress }: ItemButtonProps) {
  return (
    <button
      aria-label={label}
      className="grid size-11 place-items-center rounded-md text-ink-soft focus-ring hover:bg-tint disabled:opacity-40"
      disabled={off}
      onClick={onPress}
      type="button"
    >
      <Icon className={`size-5 ${turned ? "rotate-180" : ""}`} name={icon} />
    </button>
  );
}
