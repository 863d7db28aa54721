import type { ActionFunctionArgs } from "react-router";
import { pageRequest } from "#platform/http/page-request.ts";
import type { ScreenOperation, ScreenOperations } from "#platform/http/screen-operation.ts";
import { patternPath } from "#web/layout/use-path.ts";

/** Keeps the types of an operation while it is declared. */
export function operation<Input, Value, Given>(
  definition: ScreenOperation<Input, Value, Given>,
): ScreenOperation<Input, Value, Given> {
  return definition;
}

/**
 * The action of an admin screen: its operations by name. Origin, session, permission, recent sign-in, limit, input and
 * errors are the same for all (api/screen-operations.ts). Components call them with `useOperations`.
 */
export function screenAction<Own extends ScreenOperations>(operations: Own) {
  const action = async ({ context, params, pattern }: ActionFunctionArgs): Promise<null> => {
    const { runOperation } = context.get(pageRequest);
    if (!runOperation) throw new Error("A screen's action is called through the server only.");
    await runOperation(operations, { screen: patternPath(pattern), params });
    return null;
  };
  return Object.assign(action, { operations });
}
