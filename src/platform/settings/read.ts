import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import type { SettingGroup, ValuesOf } from "./define.ts";

/** A setting as used in this process. */
export type SettingInForce = {
  name: string;
  doc: string;
  fallback: string | null;
  isSet: boolean;
  /** An owner has entered it in the admin, and the environment leaves it unset. */
  isEntered: boolean;
  /** Null if it isn't set or its value may be secret. */
  value: string | null;
  isSecret: boolean;
};

// Keyed by the parsed values, so that their definitions can be found again.
const settingsOf = new WeakMap<object, readonly SettingInForce[]>();
const parsedOf = new WeakMap<object, Readonly<Record<string, unknown>>>();
const enteredOf = new WeakMap<object, Map<string, object>>();

/** All settings behind these values, in order of definition. */
export function settingsInForce(values: object): readonly SettingInForce[] {
  return settingsOf.get(values) ?? [];
}

/**
 * Uses what owners have entered on a subject for settings that the environment leaves unset, in place of what was
 * entered on it before: whoever has these values sees it from now on.
 */
export function applyEntered<Values extends object>(
  values: Values,
  subject: string,
  entered: Partial<Values>,
): void {
  const parsed = parsedOf.get(values) ?? {};
  const subjects = enteredOf.get(values) ?? new Map<string, object>();
  enteredOf.set(values, subjects.set(subject, entered));
  const all = Object.assign({}, ...subjects.values());
  const inForce = settingsInForce(values).map((line) => {
    if (line.isSet) return line;
    const given: unknown = Reflect.get(all, line.name);
    const now = given ?? parsed[line.name];
    Reflect.set(values, line.name, now);
    const value = line.isSecret || now === undefined ? null : String(now);
    return { ...line, value, isEntered: given !== undefined };
  });
  settingsOf.set(values, inForce);
}

/** Whether the environment sets this, so that nothing entered counts. */
export function isInEnvironment(values: object, name: string): boolean {
  return settingsInForce(values).some((line) => line.name === name && line.isSet);
}

/** Lists all invalid settings; stops the start. */
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
  const inForce: SettingInForce[] = [];
  for (const [name, { doc, shape, fallback, open = false }] of Object.entries(group)) {
    const text = environment[name]?.trim();
    const isSet = text !== undefined && text !== "";
    const result = shape.safeParse(isSet ? text : fallback);
    if (result.success) {
      values[name] = result.data;
      const value = open && result.data !== undefined ? String(result.data) : null;
      inForce.push({
        name,
        doc,
        fallback: fallback ?? null,
        isSet,
        isEntered: false,
        value,
        isSecret: !open,
      });
    } else problems.push(`${name} ${result.error.issues.map((issue) => issue.message).join(", ")}`);
  }
  if (problems.length > 0) throw new SettingsError(problems);
  settingsOf.set(values, inForce);
  parsedOf.set(values, { ...values });
  return values as ValuesOf<Group>;
}

const line = /^\s*(#.*|(export\s+)?[A-Za-z_][A-Za-z0-9_]*\s*=.*)?$/;

/**
 * The process environment on top of a `.env` file, if there is one. The only place that reads either.
 * @throws {SettingsError} when a line of the file is neither a comment nor NAME=value.
 */
export function readEnvironment(file = ".env"): Readonly<Record<string, string | undefined>> {
  if (!existsSync(file)) return process.env;
  const text = readFileSync(file, "utf8");
  const broken = text.split("\n").findIndex((each) => !line.test(each.replace(/\r$/, "")));
  if (broken >= 0)
    throw new SettingsError([`${file} line ${broken + 1} is neither a comment nor NAME=value`]);
  return { ...parseEnv(text), ...process.env };
}
