import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { type ReactNode, useEffect, useRef, useState } from "react";
import {
  chosenField,
  type FormField,
  type GroupField,
  type ListField,
} from "#content/documents/form-field.ts";
import { FieldError } from "#ui/field.tsx";
import { toast } from "#ui/toast/store.ts";
import { fieldId } from "../client/focus-field.ts";
import { isLong, type LinkNames, nameInMenu, summaryOf } from "../rules/folding.ts";
import { isRecord } from "../rules/json.ts";
import type { EditorProps } from "./editor-props.ts";
import { frameClass, legendClass, openerOf } from "./fold.tsx";
import { AddItem, ItemButton, isNewItem, ListItem, useItemKeys } from "./list-item.tsx";

/** Fields of a single line: a whole item fits beside its buttons. */
const oneLine: readonly FormField["kind"][] = [
  ...(["text", "email", "webLink", "pageLink", "linkTarget", "helpLink", "price", "wholeNumber"] as const),
  ...(["choice", "day"] as const),
];

type ListEditorProps = Omit<EditorProps, "folds"> & {
  field: ListField;
  /** With a frame and its name on it, unless something around it has them. */
  framed: boolean;
  render(item: EditorProps): ReactNode;
};

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
  const nameOf: LinkNames = (target) => rest.links.find((link) => link.value === target)?.label;
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
    const heading = headingOf(field.item, item, at, nameOf);
    keys.remove(at);
    onChange(items.filter((_, index) => index !== at));
    // What the list is by then counts: someone may have gone on.
    const undo = () => {
      const place = Math.min(at, now.current.items.length);
      now.current.keys.insert(place, key);
      now.current.onChange(now.current.items.toSpliced(place, 0, item));
    };
    toast({ title: `Removed: ${heading}`, action: { label: "Undo", run: undo } });
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
            return { name: headingOf(field.item, items[at], at, nameOf), place: at + 1, count: items.length };
          }),
          screenReaderInstructions: {
            draggable:
              "Press Space to pick up an item, the arrow keys to move it, Space again to put it down, and Escape to leave it where it was.",
          },
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
              <ListItem
                actions={
                  <>
                    <ItemButton
                      icon="chevron"
                      label={`Move up: ${at + 1}`}
                      off={at === 0}
                      onPress={() => move(at, at - 1)}
                      turned
                    />
                    <ItemButton
                      icon="chevron"
                      label={`Move down: ${at + 1}`}
                      off={at === items.length - 1}
                      onPress={() => move(at, at + 1)}
                    />
                    <ItemButton
                      icon="close"
                      label={`Remove: ${at + 1}`}
                      off={items.length <= field.least}
                      onPress={() => remove(at)}
                    />
                  </>
                }
                folds={foldsItems}
                heading={headingOf(field.item, item, at, nameOf)}
                id={keys.now[at] ?? String(at)}
                isOneLine={oneLine.includes(field.item.kind)}
                key={keys.now[at] ?? at}
                opener={openerOf([[...path, String(at)]], rest)}
                readOnly={rest.readOnly}
                startsOpen={isNewItem(keys.now[at])}
                summary={summaryOf(field.item, item, titleOf(field.item, item), nameOf)}
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
              </ListItem>
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
function headingOf(form: FormField, item: unknown, at: number, nameOf: LinkNames): string {
  const named = nameInMenu(form, item, nameOf);
  if (named) return named;
  const field = chosenField(form, item) ?? form;
  const place = form === field ? `${field.label} ${at + 1}` : `${at + 1}. ${field.label}`;
  const title = titleOf(form, item);
  return title === "" ? place : `${place}: ${title}`;
}

type AnnouncedItem = { name: string; place: number; count: number };

/** Announces which item is moved and where to, instead of the ids that items have in code. */
function useAnnouncements(itemOf: (key: UniqueIdentifier) => AnnouncedItem): Announcements {
  const justPicked = useRef(false);
  return {
    onDragStart({ active }) {
      justPicked.current = true;
      return `Picked up: ${itemOf(active.id).name}.`;
    },
    onDragOver({ active, over }) {
      // Picking up isn't a move yet; announcing it would cut off the announcement that it was picked up.
      const isFirst = justPicked.current;
      justPicked.current = false;
      if (!over || (isFirst && over.id === active.id)) return undefined;
      const { place, count } = itemOf(over.id);
      return `${itemOf(active.id).name}: position ${place} of ${count}.`;
    },
    onDragEnd({ active, over }) {
      const { place, count } = itemOf((over ?? active).id);
      return `Put down: ${itemOf(active.id).name}, position ${place} of ${count}.`;
    },
    onDragCancel: ({ active }) => `Canceled. ${itemOf(active.id).name} is where it was.`,
  };
}
