import { fieldError, HttpError } from "../http/errors.ts";
import type { AnswerOf, Callable, FunctionName } from "../processes/call-process.server.ts";
import { isTooComplex, parseApart } from "../processes/parse-apart.server.ts";

/**
 * Has a list that somebody chose parsed by a function in the process that parses.
 * @throws {HttpError} invalid_input on the field `csv` if it takes too much; unavailable if it can't be read now.
 */
export async function parseList<Called extends Callable>(
  name: FunctionName,
  args: Parameters<Called>,
): Promise<AnswerOf<Called>> {
  const end = await parseApart<Called>(name, args);
  if ("answer" in end) return end.answer;
  if (isTooComplex(end))
    throw fieldError(
      "csv",
      "This file takes too long to read. Nothing was imported. Please split it into smaller files.",
    );
  throw new HttpError("unavailable", {
    message: "This file can't be read just now. Nothing was imported. Please try again in a minute.",
    headers: { "retry-after": "60" },
  });
}
