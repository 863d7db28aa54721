import type { ReactNode } from "react";

type TagKind = "plain" | "good" | "care" | "quiet";

const grounds: Record<TagKind, string> = {
  plain: "bg-tint text-link",
  good: "bg-success-bg text-success",
  care: "bg-warning-bg text-warning",
  quiet: "bg-disabled text-on-disabled",
};

type TagProps = {
  kind?: TagKind;
  /** A status, such as "open" or "closed", has a dot as well. */
  state?: boolean;
  children: ReactNode;
};

/** A small pill with a word. */
export function Tag({ kind = "plain", state = false, children }: TagProps) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-pill px-3 py-1 text-small font-semibold ${grounds[kind]}`}
    >
      {state ? <span aria-hidden="true" className="size-1.5 rounded-full bg-current" /> : null}
      {children}
    </span>
  );
}
