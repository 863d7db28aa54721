import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { isInField } from "#platform/browser/form-fields.ts";
import { type Field, rowsOf } from "#platform/records/fields.ts";
import { AlertNote } from "#ui/alert-note.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { KeepTyped } from "#ui/keep-typed.tsx";
import { Note } from "#ui/note.tsx";
import { OperationForm, SaveRow } from "./operation-form.tsx";
import { RecordField } from "./record-field.tsx";
import { useRowDeletion } from "./row-actions.tsx";
import { ScreenHeading } from "./screen-heading.tsx";
import { type AnyAction, useOperations } from "./use-operations.ts";

export type RecordCopy = {
  list: { href: string; text: string };
  newTitle: string;
  lead?: string;
  save: string;
  /** What the folded part of its form is called, and what is in it. */
  fold?: { title: string; text: string };
  /** The names of the screen's operations. */
  operations: { create: string; change: string; remove?: string };
  /** What was done for the team in its fields. */
  note?: string | undefined;
  /** Where a new one leads, with ":id" for its id; to the list if left out. */
  after?: string;
  /** For owners: the button that deletes it, and the question. */
  deletion?: { open: string; heading: string; text: string } | undefined;
};

/** What its loader returns. */
export type RecordContent = RecordCopy & {
  title: string;
  at: string;
  id: string | undefined;
  revision: number;
  fields: readonly Field[];
  initial: Readonly<Record<string, string>>;
};

export type Form = ReturnType<typeof useOperations<AnyAction>>;

export const copy = {
  saving: "Saving...",
  /** Where the operation doesn't say it in its own words, as `saved`. */
  saved: "Saved.",
  fold: { title: "More settings", text: "They have good defaults." },
  deletion: { typed: "", remove: "Delete", keep: "Cancel" },
} as const;

type RecordScreenProps = {
  content: RecordContent;
  /** Fields that are drawn anew once something was saved, because another one changes what is stored in them. */
  renewed?: readonly string[];
  /** What stands below the fields. */
  children?(form: Form): ReactNode;
};

/** The screen of a new record, or of an existing one: its fields as the record declares them. */
export function RecordScreen({ content, renewed = [], children }: RecordScreenProps) {
  const { id, list, operations, after = list.href, title, initial } = content;
  const isNew = id === undefined;
  const name = isNew ? operations.create : operations.change;
  const form = useOperations<AnyAction>(name);
  const { busy, problem, send } = form;
  const [status, setStatus] = useState("");
  const [asked, setAsked] = useState<readonly string[]>([]);
  const isShown = ({ name: field, onDemand }: Field) =>
    !onDemand || initial[field] === "on" || problem?.fields[field] !== undefined || asked.includes(field);
  const fields = content.fields.filter(isShown);
  const navigate = useNavigate();
  const deletion = useDeletion(form, content);
  const area = useRef<HTMLDivElement>(null);
  const [beginsAtFirst] = useState(isNew && problem === undefined);
  useEffect(() => {
    // A new one begins with its first field, unless it comes back with something wrong; an existing one is read first.
    if (beginsAtFirst && !isInField())
      area.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
  }, [beginsAtFirst]);

  const rows = rowsOf(fields);
  const folded = rows.filter((row) => row[0]?.folded);
  const drawn = { content, form, renewed };

  // Fields say their own; what is in none of those shown is said below them.
  const wrong = Object.keys(problem?.fields ?? {});
  const isSaidAtFields =
    wrong.length > 0 && wrong.every((each) => fields.some((field) => field.name === each));

  async function save(typed: FormData) {
    setStatus("");
    setAsked(fields.filter(({ onDemand }) => onDemand).map((field) => field.name));
    const value = await send(name, typed, { stay: isNew });
    if (!value) return;
    setAsked([]);
    if (isNew) await navigate(after.replace(":id", String(Reflect.get(value, "id"))));
    else setStatus(String(Reflect.get(value, "saved") ?? copy.saved));
  }

  return (
    <>
      <ScreenHeading
        at={content.at}
        back={list}
        title={title}
        {...(content.lead && { lead: content.lead })}
      />
      {content.note === undefined ? null : (
        <Note className="mt-5 max-w-220">
          <p>{content.note}</p>
        </Note>
      )}
      <OperationForm
        className="mt-6 grid max-w-220 gap-6 rounded-lg border border-line bg-surface p-card shadow-card"
        onSend={save}
        operation={name}
        values={isNew ? {} : { revision: content.revision }}
      >
        <KeepTyped busy={busy} failed={problem !== undefined} id={list.href} />
        <div className="grid gap-6" ref={area}>
          <RecordRows {...drawn} rows={rows.filter((row) => !row[0]?.folded)} />
        </div>
        {folded.length === 0 ? null : (
          <FoldedPart copy={content.fold ?? copy.fold} isOpen={!isNew} isWrong={isWrongIn(folded, problem)}>
            <RecordRows {...drawn} rows={folded} />
          </FoldedPart>
        )}
        {children?.(form)}
        <AlertNote text={isSaidAtFields ? undefined : deletion.problem} />
        <SaveRow busy={busy} copy={{ save: content.save, saving: copy.saving }} status={status}>
          {deletion.button}
        </SaveRow>
      </OperationForm>
      {deletion.dialog}
    </>
  );
}

type RecordRowsProps = {
  content: RecordContent;
  form: Form;
  renewed: readonly string[];
  rows: readonly (readonly Field[])[];
};

/** Fields row by row, with the headings of their parts. The controls of one row are at the same height. */
function RecordRows({ content: { initial, revision }, form, renewed, rows }: RecordRowsProps) {
  return rows.map((row) => (
    <Fragment key={row[0]?.name}>
      {row[0]?.part === undefined ? null : <h2 className="text-h3">{row[0].part}</h2>}
      <div className="grid items-end gap-6 sm:auto-cols-fr sm:grid-flow-col">
        {row.map((field) => (
          <RecordField
            field={field}
            form={form}
            initial={initial}
            key={renewed.includes(field.name) ? `${field.name} ${revision}` : field.name}
          />
        ))}
      </div>
    </Fragment>
  ));
}

const isWrongIn = (rows: readonly (readonly Field[])[], problem: Form["problem"]) =>
  rows.flat().some(({ name }) => problem?.fields[name] !== undefined);

type FoldedPartProps = {
  copy: NonNullable<RecordCopy["fold"]>;
  isOpen: boolean;
  /** Whether one of its fields was refused: then it's shown. */
  isWrong: boolean;
  children: ReactNode;
};

function FoldedPart({ copy: { title, text }, isOpen, isWrong, children }: FoldedPartProps) {
  const part = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isWrong && part.current) part.current.open = true;
  }, [isWrong]);
  return (
    <details className="group/fold border-y border-line" open={isOpen || isWrong} ref={part}>
      <summary className="flex min-h-11 list-none items-center justify-between gap-6 rounded-sm py-4 focus-ring hover:text-link">
        <span>
          <span className="block font-semibold">{title}</span>
          <span className="block text-small text-ink-soft">{text}</span>
        </span>
        <Icon className="size-5 text-link group-open/fold:rotate-180" name="chevron" />
      </summary>
      <div className="grid gap-6 pt-2 pb-6">{children}</div>
    </details>
  );
}

function useDeletion({ busy, problem, clear, send }: Form, content: RecordContent) {
  const { id, deletion, list, operations } = content;
  const navigate = useNavigate();
  const { remove = "" } = operations;
  const { ask, ...shown } = useRowDeletion<{ id: string }>({
    ...{ busy, problem, clear },
    copyOf: () => ({ heading: "", text: "", ...deletion, ...copy.deletion }),
    remove: (_row, _typed, done) => send(remove, {}, { done, stay: true }),
    removed: () => void navigate(list.href),
  });
  const button =
    id === undefined || deletion === undefined ? null : (
      <Button onClick={() => ask({ id })} variant="text">
        {deletion.open}
      </Button>
    );
  return { ...shown, button };
}
