import { controlClass, describedBy, Field, type FieldCopy } from "#ui/field.tsx";

type FileFieldProps = FieldCopy & {
  name: string;
  /** The kinds of file that the browser offers first. */
  accept: string;
};

export function FileField({ name, accept, ...copy }: FileFieldProps) {
  return (
    <Field {...copy}>
      <input
        accept={accept}
        aria-describedby={describedBy(copy)}
        aria-invalid={copy.error !== undefined}
        className={`${controlClass} h-13 py-2 file:mr-3 file:h-8.5 file:cursor-pointer file:rounded-pill file:border-0 file:bg-tint file:px-4 file:text-small file:font-semibold file:text-link`}
        id={copy.id}
        name={name}
        type="file"
      />
    </Field>
  );
}
