import type { Services } from "#platform/services.ts";

/**
 * The settings that owners change on the settings screen: for each, by its key, what its panel is drawn from. Features
 * add theirs by declaration merging, as they do with their tables.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface TeamSettings {}
export type TeamSettingKey = keyof TeamSettings;

/** One such setting on the server, as a feature's manifest lists it. Its endpoint is among the feature's endpoints. */
export type TeamSetting<Key extends TeamSettingKey = TeamSettingKey> = {
  [Each in Key]: {
    key: Each;
    /** The value in force and `was`, the stored text that a change must name; for the API. */
    now(services: Services): Promise<{ was: string } | Readonly<Record<string, { was: string }>>>;
    /** The same as text, for its panel. */
    panel(services: Services): Promise<TeamSettings[Each]>;
  };
}[Key];

declare module "#platform/services.ts" {
  interface Contributions {
    teamSettings: readonly TeamSetting[];
  }
}
