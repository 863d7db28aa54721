import type { ComponentType } from "react";
import type { TeamSettingKey, TeamSettings } from "#platform/settings/team-setting.ts";

/** What a panel of the settings screen is drawn with. */
export type SettingPanelProps<Key extends TeamSettingKey> = {
  content: TeamSettings[Key];
  /** The sentence for a change that got no answer. */
  failed: string;
  /** Called after a change was saved. */
  onChange(): void;
};

/** A panel of the settings screen: the default export of a feature's `admin/NAME-setting.tsx`, found by its name. */
export type SettingPanel<Key extends TeamSettingKey = TeamSettingKey> = {
  [Each in Key]: {
    key: Each;
    /** Ascending on the screen; the steps of ten leave room between two. */
    position: number;
    Panel: ComponentType<SettingPanelProps<Each>>;
  };
}[Key];
