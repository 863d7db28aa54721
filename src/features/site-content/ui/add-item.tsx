import { type FormField, isOptionalField } from "#content/documents/form-field.ts";
import { Button } from "#ui/button.tsx";
import { editorCopy } from "../copy/screen.ts";

const copy = editorCopy.list;
const newName = () => crypto.randomUUID();

type AddItemProps = { field: FormField; isFull: boolean; onAdd(item: unknown): void };

/** The button that adds an item to a list; a list of different kinds has one for each. */
export function AddItem({ field, isFull, onAdd }: AddItemProps) {
  if (field.kind !== "variant")
    return (
      <p>
        <Button
          disabled={isFull}
          onClick={() => onAdd(emptyValue(field, newName))}
          size="small"
          variant="outline"
        >
          {copy.add}: {field.label.toLowerCase()}
        </Button>
      </p>
    );
  return (
    <fieldset>
      <legend className="font-semibold text-small">
        {copy.add}: {field.label.toLowerCase()}
      </legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {field.variants.map(({ value, field: each }) => (
          <Button
            disabled={isFull}
            key={value}
            onClick={() => onAdd(emptyValue(each, newName))}
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

/** An empty value for a field, for a new item of a list. `name` makes the names of items. */
function emptyValue(field: FormField, name: () => string): unknown {
  if (field.kind === "group")
    return Object.fromEntries(
      field.fields.flatMap(({ name: key, field: each }) =>
        isOptionalField(each) ? [] : [[key, emptyValue(each, name)]],
      ),
    );
  if (field.kind === "list") return Array.from({ length: field.least }, () => emptyValue(field.item, name));
  if (field.kind === "variant") {
    const [first] = field.variants;
    return first && emptyValue(first.field, name);
  }
  if (field.kind === "id") return field.options?.[0]?.value ?? name();
  if (field.kind === "choice") return field.options?.[0]?.value ?? "";
  return field.kind === "price" || field.kind === "wholeNumber" ? null : "";
}
