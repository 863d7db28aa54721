import * as z from "zod";

type Setting<T = unknown> = {
  doc: string;
  fallback?: string;
  /** Its value may be shown in the admin. Left out if it may contain a password or key. */
  open?: true;
  shape: z.ZodType<T, string | undefined>;
};

export type SettingGroup = Readonly<Record<string, Setting>>;

export type ValuesOf<Group extends SettingGroup> = {
  readonly [Name in keyof Group]: Group[Name] extends Setting<infer Value> ? Value : never;
};

/** Declares a setting and keeps its type. */
export function setting<T>(definition: Setting<T>): Setting<T> {
  return definition;
}

/** A whole number within bounds, written in digits. */
export function wholeNumber(min: number, max: number) {
  return z
    .string()
    .regex(/^\d+$/, "must be a whole number")
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));
}

/** An address with one of the given protocols, e.g. `["http:", "https:"]`. */
export function addressOf(protocols: readonly string[]) {
  return z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address beginning with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
  });
}
