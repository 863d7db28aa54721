import type * as z from "zod";
import type { WithoutRecentSignIn } from "#platform/http/endpoint.ts";
import { safeText } from "#platform/http/safe-string.ts";
import type { Services } from "#platform/services.ts";
import { settingMessages } from "./setting-messages.ts";

/** The stored value that the client loaded; "" for the default (optimistic locking). */
export const storedBefore = safeText({ max: 10_000, sentence: settingMessages.unreadable });

/**
 * A setting that owners change on the settings screen, declared once in a feature's `team-settings.server.ts`. Only its
 * panel is apart, in `admin/NAME-setting.tsx`. Its operation follows: `sendingPace` is changed by `changeSendingPace`.
 */
type TeamSetting<Key extends string, Value, Input extends { expected: string }, Content extends object> = {
  key: Key;
  /** Its place on the screen, ascending; the steps of ten leave room between two, and say in which part it is. */
  position: number;
  /** Its panel in addresses: `/admin/settings#pace`. */
  anchor: string;
  /** How the admin's search calls it, and other words that people type for it. */
  search: { title: string; words: string };
  /** The name that its text is stored under. */
  row: string;
  /** The name for this change, if the setting is stored in several texts. */
  rowOf?(input: Input): string;
  /** Reads the stored text; "" if nothing is stored, so that the default applies. */
  read(stored: string): Value;
  /** A change, with `expected`: the stored text that the owner saw (`storedBefore`). */
  input: z.core.$ZodType<Input>;
  /** Converts the texts of its form to the input's types. */
  fromForm?(fields: Readonly<Record<string, string>>): unknown;
  /** Why a change needs no recent sign-in; it asks for one unless this says why not. */
  withoutRecentSignIn?: WithoutRecentSignIn;
  /** Its action in the audit log, and the sentence for it. */
  audit: { action: `settings.${string}`; text: string };
  /** What the entry in the audit log is about: ids and figures only. */
  subject(input: Input): string;
  /** Refuses what the schema can't know. @throws {HttpError} invalid_input. */
  check?(input: Input, services: Services): Promise<void> | void;
  /** The text to store. @throws {HttpError} invalid_input. */
  write(input: Input, present: { stored: string; services: Services }): string;
  /** What its panel is drawn from. */
  panel(value: Value, services: Services): Content | Promise<Content>;
};

/** Any such setting, for lists; its functions only get input that `input` has parsed. */
export type AnyTeamSetting = Omit<TeamSetting<string, unknown, { expected: string }, object>, "input"> & {
  input: z.core.$ZodType;
};

/** Keeps the types of a setting while it is declared. */
export function teamSetting<
  const Key extends string,
  Value,
  Input extends { expected: string },
  Content extends object,
>(definition: TeamSetting<Key, Value, Input, Content>): TeamSetting<Key, Value, Input, Content> {
  return definition;
}

/** The name of the operation that changes a setting. */
export function settingOperation(key: string): string {
  return `change${key.charAt(0).toUpperCase()}${key.slice(1)}`;
}

declare module "#platform/services.ts" {
  interface Contributions {
    teamSettings: readonly AnyTeamSetting[];
  }
}
