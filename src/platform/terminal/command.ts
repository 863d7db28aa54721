/** The terminal as a command sees it: lines out, standard input in. */
export type Terminal = { print(line: string): void; readInput(): Promise<string> };

/** One thing the team types after `script/admin`, e.g. `messages show`. */
export type Command = {
  name: string;
  usage: string;
  summary: string;
  /** @returns the exit code. @throws {UsageError} when the words after the name make no sense. */
  run(words: readonly string[], terminal: Terminal): Promise<number>;
};

/** The words given to a command make no sense; its usage is printed. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
