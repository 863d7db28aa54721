export type Terminal = { print(line: string): void; readInput(): Promise<string> };

/** One command of `script/admin`, e.g. `messages show`. */
export type Command = {
  name: string;
  usage: string;
  summary: string;
  /** @returns the exit code. @throws {UsageError} when the arguments are invalid. */
  run(args: readonly string[], terminal: Terminal): Promise<number>;
};

/** Invalid command arguments; the usage is printed. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
