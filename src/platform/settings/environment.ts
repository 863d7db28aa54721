import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { SettingsError } from "./read.ts";

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
