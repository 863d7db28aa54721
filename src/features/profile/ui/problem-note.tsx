import type { Problem } from "#platform/http/use-sending.ts";
import { Note } from "#ui/note.tsx";

/** What was wrong, when no field of the form says it already. */
export function ProblemNote({
  problem,
  fields = [],
}: {
  problem: Problem | undefined;
  fields?: readonly string[];
}) {
  const said = problem === undefined || Object.keys(problem.fields).some((name) => fields.includes(name));
  return (
    <div className="empty:hidden" role="alert">
      {said ? null : (
        <Note kind="error">
          <p>{problem.message}</p>
        </Note>
      )}
    </div>
  );
}
