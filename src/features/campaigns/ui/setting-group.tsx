import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";

type SettingGroupProps = { id: string; heading: string; open?: boolean; children: ReactNode };

/** A group of settings that folds to one line. */
export function SettingGroup({ id, heading, open = false, children }: SettingGroupProps) {
  return (
    <details
      className="group/settings rounded-lg border border-line bg-surface shadow-card"
      id={id}
      open={open}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-lg px-5 py-4 focus-ring hover:text-link sm:px-card">
        <h2 className="text-h4">{heading}</h2>
        <Icon className="size-5 text-link group-open/settings:rotate-180" name="chevron" />
      </summary>
      <div className="grid gap-5 px-5 pb-6 sm:px-card">{children}</div>
    </details>
  );
}
