import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

type NoteKind = "info" | "rule" | "care" | "error";

const grounds: Record<NoteKind, string> = {
  info: "bg-tint text-ink",
  rule: "bg-tint-sage text-ink",
  care: "bg-warning-bg text-ink",
  error: "bg-error-bg text-error",
};

const signs: Record<NoteKind, IconName> = { info: "info", rule: "check", care: "warning", error: "warning" };

type NoteProps = {
  kind?: NoteKind;
  /** An icon other than the kind's default. */
  icon?: IconName;
  className?: string;
  children: ReactNode;
};

/** A box set apart from the text, with an icon on the left. */
export function Note({ kind = "info", icon = signs[kind], className = "", children }: NoteProps) {
  return (
    <div className={`flex gap-3 rounded-lg px-5 py-4 text-small ${grounds[kind]} ${className}`}>
      <Icon className={`mt-0.5 size-5 ${kind === "care" ? "text-warning" : ""}`} name={icon} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
