import { arrayMove, useSortable } from "@dnd-kit/sortable";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { FormField } from "#content/documents/form-field.ts";
import { randomId } from "#platform/browser/random-id.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { emptyValue } from "../rules/empty-value.ts";
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
        <Icon className="size-5" name="grip" />
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

/** "Add an entry". */
function addText({ label }: FormField): string {
  const name = label.toLowerCase();
  return `Add ${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`;
}

type AddItemProps = { field: FormField; isFull: boolean; onAdd(item: unknown): void };

/** A list of different kinds has one button for each. */
export function AddItem({ field, isFull, onAdd }: AddItemProps) {
  if (field.kind !== "variant")
    return (
      <p>
        <Button
          disabled={isFull}
          onClick={() => onAdd(emptyValue(field, randomId))}
          size="small"
          variant="outline"
        >
          {addText(field)}
        </Button>
      </p>
    );
  return (
    <fieldset>
      <legend className="font-semibold text-small">{addText(field)}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {field.variants.map(({ value, field: each }) => (
          <Button
            disabled={isFull}
            key={value}
            onClick={() => onAdd(emptyValue(each, randomId))}
            size="small"
            variant="outline"
          >
            {each.label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

const newKey = "new-";

/** Whether an item was added since the list was opened, by its key. */
export function isNewItem(key: string | undefined): boolean {
  return key?.startsWith(newKey) ?? false;
}

/** Names for items, which stay with them when they move; most items have none of their own. */
export function useItemKeys(count: number) {
  const [made, setMade] = useState<readonly string[]>(() =>
    Array.from({ length: count }, (_, at) => `item-${at}`),
  );
  let number = 0;
  const now = Array.from({ length: count }, (_, at) => {
    const known = made[at];
    if (known !== undefined) return known;
    do number += 1;
    while (made.includes(newKey + number));
    return newKey + number;
  });
  return {
    now,
    move: (from: number, to: number) => setMade(arrayMove([...now], from, to)),
    remove: (at: number) => setMade(now.filter((_, index) => index !== at)),
    insert: (at: number, key: string) => setMade(now.toSpliced(at, 0, key)),
  };
}
