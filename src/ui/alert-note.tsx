import { Note } from "./note.tsx";

/** An error that is read out immediately; the container exists before. */
export function AlertNote({ text, className = "" }: { text: string | undefined; className?: string }) {
  return (
    <div className={`empty:hidden ${className}`} role="alert">
      {text === undefined ? null : (
        <Note kind="error">
          <p>{text}</p>
        </Note>
      )}
    </div>
  );
}

type ProblemNoteProps = {
  problem: { message: string; fields: Readonly<Record<string, string>> } | undefined;
  /** The fields that show what is wrong with them. */
  fields?: readonly string[];
};

/** An error that no field of the form shows. */
export function ProblemNote({ problem, fields = [] }: ProblemNoteProps) {
  const isShownAtField = Object.keys(problem?.fields ?? {}).some((name) => fields.includes(name));
  return <AlertNote text={isShownAtField ? undefined : problem?.message} />;
}
