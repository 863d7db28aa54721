import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { chosenField, type FormField, type ListField } from "#content/documents/form-field.ts";
import { FieldError } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { toast } from "#ui/toast/store.ts";
import { fieldId } from "../client/focus-field.ts";
import { editorCopy } from "../copy/screen.ts";
import { isRecord } from "../rules/json.ts";
import { AddItem } from "./add-item.tsx";
import type { EditorProps } from "./editor-props.ts";
import { frameClass, legendClass } from "./frame-class.ts";
import { useAnnouncements } from "./use-announcements.ts";
import { isNewItem, useItemKeys } from "./use-item-keys.ts";

const copy = editorCopy.list;

type ListEditorProps = EditorProps & { field: ListField; render(item: EditorProps): ReactNode };

/** A list whose items can be added, removed and moved, by drag or by buttons. */
export function ListEditor({ field, value, path, onChange, render, ...rest }: ListEditorProps) {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const keys = useItemKeys(items.length);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const id = fieldId(path);
  // Long items are folded: only the new ones, and those with something wrong, are open from the start.
  const folds =
    field.item.kind === "variant" || (field.item.kind === "group" && field.item.fields.length > 5);
  const startsOpen = (at: number) =>
    isNewItem(keys.now[at]) ||
    Object.keys(rest.problems).some((each) => each.startsWith([...path, at, ""].join(".")));
  const error = rest.problems[path.join(".")];
  const now = useRef({ items, onChange, keys });
  useEffect(() => {
    now.current = { items, onChange, keys };
  });
  function remove(at: number) {
    const [item, key] = [items[at], keys.now[at] ?? String(at)];
    const heading = headingOf(field.item, item, at);
    keys.remove(at);
    onChange(items.filter((_, index) => index !== at));
    // What the list is by then counts: someone may have gone on.
    const undo = () => {
      const place = Math.min(at, now.current.items.length);
      now.current.keys.insert(place, key);
      now.current.onChange(now.current.items.toSpliced(place, 0, item));
    };
    toast({ title: `${copy.removed}: ${heading}`, action: { label: copy.undo, run: undo } });
  }
  function move(from: number, to: number) {
    if (to < 0 || to >= items.length) return;
    keys.move(from, to);
    onChange(arrayMove([...items], from, to));
  }
  return (
    <fieldset
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className={frameClass(path.length)}
    >
      <legend className={legendClass(path.length)}>{field.label}</legend>
      {field.help === undefined ? null : <p className="text-small text-ink-faint">{field.help}</p>}
      {error === undefined ? null : <FieldError error={error} errorMark="" id={id} />}
      <DndContext
        accessibility={{
          announcements: useAnnouncements((key) => {
            const at = keys.now.indexOf(String(key));
            return { name: headingOf(field.item, items[at], at), place: at + 1, count: items.length };
          }),
          screenReaderInstructions: { draggable: copy.instructions },
        }}
        collisionDetection={closestCenter}
        id={id}
        onDragEnd={({ active, over }) => {
          if (over) move(keys.now.indexOf(String(active.id)), keys.now.indexOf(String(over.id)));
        }}
        sensors={sensors}
      >
        <SortableContext items={[...keys.now]} strategy={verticalListSortingStrategy}>
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {items.map((item, at) => (
              <Item
                actions={
                  <>
                    <ItemButton
                      icon="chevron"
                      label={`${copy.up}: ${at + 1}`}
                      off={at === 0}
                      onPress={() => move(at, at - 1)}
                      turned
                    />
                    <ItemButton
                      icon="chevron"
                      label={`${copy.down}: ${at + 1}`}
                      off={at === items.length - 1}
                      onPress={() => move(at, at + 1)}
                    />
                    <ItemButton
                      icon="close"
                      label={`${copy.remove}: ${at + 1}`}
                      off={items.length <= field.least}
                      onPress={() => remove(at)}
                    />
                  </>
                }
                folded={folds && !startsOpen(at)}
                wanted={isIn(rest.wanted, [...path, String(at)])}
                heading={headingOf(field.item, item, at)}
                id={keys.now[at] ?? String(at)}
                key={keys.now[at] ?? at}
                readOnly={rest.readOnly}
              >
                {render({
                  ...rest,
                  field: field.item,
                  path: [...path, String(at)],
                  value: item,
                  onChange: (changed) =>
                    onChange(items.map((each, index) => (index === at ? changed : each))),
                })}
              </Item>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {rest.readOnly ? null : (
        <AddItem
          field={field.item}
          isFull={items.length >= field.most}
          onAdd={(item) => onChange([...items, item])}
        />
      )}
    </fieldset>
  );
}

function isIn(wanted: readonly string[] | undefined, path: readonly string[]): boolean {
  return wanted !== undefined && path.every((name, at) => wanted[at] === name);
}

/** "Group 3: Men's circle": an item by its number and its first line of text. */
function headingOf(form: FormField, item: unknown, at: number): string {
  const field = chosenField(form, item) ?? form;
  const place = form === field ? `${field.label} ${at + 1}` : `${at + 1}. ${field.label}`;
  if (field.kind !== "group" || !isRecord(item)) return place;
  const first = field.fields.find(({ field: each }) => each.kind === "text");
  const text = first && item[first.name];
  return typeof text === "string" && text.trim() !== "" ? `${place}: ${text}` : place;
}

type ItemProps = {
  id: string;
  heading: string;
  readOnly: boolean;
  /** Whether its fields are behind a button at first. */
  folded: boolean;
  /** Whether someone is being led to one of its fields. */
  wanted: boolean;
  actions: ReactNode;
  children: ReactNode;
};

function Item({ id, heading, readOnly, folded, wanted, actions, children }: ItemProps) {
  const [open, setOpen] = useState(!folded);
  if (wanted && !open) setOpen(true);
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } =
    useSortable({ id, disabled: readOnly });
  const element = useRef<HTMLLIElement>(null);
  // Set on the element directly, because the policy blocks style attributes.
  useLayoutEffect(() => {
    if (!element.current) return;
    element.current.style.transform = transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : "";
    element.current.style.transition = transition ?? "";
  }, [transform, transition]);
  return (
    <li
      className={`border-line border-t pt-2 sm:rounded-md sm:border sm:bg-bg sm:p-4 ${isDragging ? "relative z-10 opacity-80" : ""}`}
      ref={(node) => {
        element.current = node;
        setNodeRef(node);
      }}
    >
      <div className={`flex flex-wrap items-center justify-between gap-x-2 ${open ? "mb-3" : ""}`}>
        {open ? (
          <p className="font-semibold text-small">{heading}</p>
        ) : (
          <button
            aria-expanded={false}
            className="min-h-11 rounded-sm text-left font-semibold text-link text-small focus-ring"
            onClick={() => setOpen(true)}
            type="button"
          >
            {heading}
          </button>
        )}
        {readOnly ? null : (
          <div className="-mx-2 flex">
            <button
              {...attributes}
              {...listeners}
              aria-label={`${copy.drag}: ${heading}`}
              className="grid size-11 cursor-grab touch-none place-items-center rounded-md text-ink-soft focus-ring hover:bg-tint"
              ref={setActivatorNodeRef}
              type="button"
            >
              <Icon className="size-5" name="dots" />
            </button>
            {actions}
          </div>
        )}
      </div>
      {open ? children : null}
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

function ItemButton({ icon, label, off, turned = false, onPress }: ItemButtonProps) {
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
