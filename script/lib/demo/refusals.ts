import { existsSync, readdirSync, statSync } from "node:fs";
import { isDemo } from "#platform/demo.ts";
import { DemoError } from "./demo-error.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings with which a site reaches its data or other people. */
const real = [
  "DATABASE_URL",
  "SMTP_URL",
  "IMAP_URL",
  "BACKUP_TO",
  "DATA_KEY",
  "DATA_KEY_FILE",
  "DATA_KEY_COMMAND",
];

/** @throws {DemoError} where a real site is set up. */
export function refuseRealSite(environment: Environment): void {
  for (const name of ["SITE_URL", "ORIGIN"])
    if (/^\s*https:/i.test(environment[name] ?? ""))
      throw new DemoError(
        `${name} is an https address, so a real site is set up here. A demo runs only at http://localhost. Unset ${name}, or run script/demo in another copy of the project. Nothing was changed.`,
      );
  const found = real.filter((name) => (environment[name] ?? "").trim() !== "");
  if (environment.NODE_ENV === "production" && found.length > 0)
    throw new DemoError(
      `NODE_ENV is production, and ${found.join(", ")} ${found.length === 1 ? "is" : "are"} set, so a real site is set up here. Run script/demo in another copy of the project, or without these settings. Nothing was changed.`,
    );
}

/** @throws {DemoError} unless a demo can be in this folder: it isn't there yet, is empty, or has a demo's data. */
export function refuseForeignFolder(folder: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory())
    throw new DemoError(`${folder} is a file. Name a folder for the demo. Nothing was changed.`);
  if (readdirSync(folder).length > 0 && !isDemo(folder))
    throw new DemoError(
      `${folder} has files that aren't a demo's. Name another folder, or an empty one. Nothing was changed.`,
    );
}
