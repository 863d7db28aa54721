import { Note } from "./note.tsx";

/** An error that no field of the form shows. */
export function ProblemNote({
  problem,
  fields = [],
}: {
  problem: { message: string; fields: Readonly<Record<string, string>> } | undefined;
  fields?: readonly string[];
}) {
  const isShownAtField =
    problem === undefined || Object.keys(problem.fields).some((name) => fields.includes(name));
  return (
    <div className="empty:hidden" role="alert">
      {isShownAtField ? null : (
        <Note kind="error">
          <p>{problem.message}</p>
        </Note>
      )}
    </div>
  );
}
