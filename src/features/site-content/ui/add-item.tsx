import type { FormField } from "#content/documents/form-field.ts";
import { Button } from "#ui/button.tsx";
import { editorCopy } from "../copy/screen.ts";
import { emptyValue } from "../rules/new-item.ts";

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
