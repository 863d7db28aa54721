import type { SettingGroup, ValuesOf } from "./define.ts";

/** Says every bad setting in one list; the start stops on it. */
export class SettingsError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The settings need a change:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.name = "SettingsError";
    this.problems = problems;
  }
}

/**
 * Turns the environment's texts into typed values.
 * @throws {SettingsError} naming every setting that is missing or malformed, never its value.
 */
export function readSettings<Group extends SettingGroup>(
  group: Group,
  environment: Readonly<Record<string, string | undefined>>,
): ValuesOf<Group> {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { shape, fallback }] of Object.entries(group)) {
    const text = environment[name]?.trim();
    const result = shape.safeParse(text ? text : fallback);
    if (result.success) values[name] = result.data;
    else problems.push(`${name} ${result.error.issues.map((issue) => issue.message).join(", ")}`);
  }
  if (problems.length > 0) throw new SettingsError(problems);
  return values as ValuesOf<Group>;
}
