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
import {
  chosenField,
  type FormField,
  type GroupField,
  type ListField,
} from "#content/documents/form-field.ts";
import { FieldError } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { toast } from "#ui/toast/store.ts";
import { fieldId } from "../client/focus-field.ts";
import { editorCopy } from "../copy/screen.ts";
import { isLong, summaryOf } from "../rules/folding.ts";
import { isRecord } from "../rules/json.ts";
import { AddItem } from "./add-item.tsx";
import type { EditorProps } from "./editor-props.ts";
import { FoldButton, openerOf, useFold } from "./fold.tsx";
import { frameClass, legendClass } from "./frame-class.ts";
import { useAnnouncements } from "./use-announcements.ts";
import { isNewItem, useItemKeys } from "./use-item-keys.ts";

const copy = editorCopy.list;

type ListEditorProps = Omit<EditorProps, "folds"> & {
  field: ListField;
  /** With a frame and its name on it, unless something around it has them. */
  framed: boolean;
  render(item: EditorProps): ReactNode;
};

/** A list whose items can be added, removed and moved, by drag or by buttons. */
export function ListEditor({
  field,
  value,
  path,
  framed,
  foldDepth,
  onChange,
  render,
  ...rest
}: ListEditorProps) {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const keys = useItemKeys(items.length);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const id = fieldId(path);
  // Long items are behind buttons, and so are those of a long list. New ones are open from the start.
  const [long] = useState(() => isLong(field, value));
  const size = field.item.kind === "group" ? visibleCount(field.item) : 0;
  const foldsItems = field.item.kind === "variant" || size > 5 || (long && size > 1);
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
      className={framed ? frameClass(path.length) : "grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5"}
      id={id}
      tabIndex={-1}
    >
      <legend className={framed ? legendClass(path.length) : "sr-only"}>{field.label}</legend>
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
        id={`${id}-moving`}
        onDragEnd={({ active, over }) => {
          if (over) move(keys.now.indexOf(String(active.id)), keys.now.indexOf(String(over.id)));
        }}
        sensors={sensors}
      >
        <SortableContext items={[...keys.now]} strategy={verticalListSortingStrategy}>
          <ol className={`grid grid-cols-[minmax(0,1fr)] ${foldsItems ? "gap-1.5" : "gap-4"}`}>
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
                folds={foldsItems}
                heading={headingOf(field.item, item, at)}
                id={keys.now[at] ?? String(at)}
                key={keys.now[at] ?? at}
                opener={openerOf([[...path, String(at)]], rest)}
                readOnly={rest.readOnly}
                startsOpen={isNewItem(keys.now[at])}
                summary={summaryOf(field.item, item, titleOf(field.item, item))}
              >
                {render({
                  ...rest,
                  field: field.item,
                  foldDepth: foldsItems ? foldDepth + 1 : foldDepth,
                  folds: false,
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

function visibleCount({ fields }: GroupField): number {
  return fields.filter(({ field }) => field.kind !== "id").length;
}

/** An item's first line of text, if it has one. */
function titleOf(form: FormField, item: unknown): string {
  const field = chosenField(form, item);
  if (field?.kind !== "group" || !isRecord(item)) return "";
  const first = field.fields.find(({ field: each }) => each.kind === "text");
  const text = first && item[first.name];
  return typeof text === "string" ? text.trim() : "";
}

/** "Group 3: Men's circle": an item by its number and its first line of text. */
function headingOf(form: FormField, item: unknown, at: number): string {
  const field = chosenField(form, item) ?? form;
  const place = form === field ? `${field.label} ${at + 1}` : `${at + 1}. ${field.label}`;
  const title = titleOf(form, item);
  return title === "" ? place : `${place}: ${title}`;
}

type ItemProps = {
  id: string;
  heading: string;
  readOnly: boolean;
  /** Whether its fields are behind a button. */
  folds: boolean;
  startsOpen: boolean;
  opener: ReturnType<typeof openerOf>;
  /** A few of its values, while it's closed. */
  summary: string;
  actions: ReactNode;
  children: ReactNode;
};

function Item({ id, heading, readOnly, folds, startsOpen, opener, summary, actions, children }: ItemProps) {
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
  return (
    <li
      className={`border-line border-t pt-2 sm:rounded-md sm:border sm:bg-bg sm:px-4 ${isOpen ? "sm:py-4" : "sm:py-0.5"} ${isDragging ? "relative z-10 opacity-80" : ""}`}
      ref={(node) => {
        element.current = node;
        setNodeRef(node);
      }}
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
