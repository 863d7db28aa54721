import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "./button.tsx";

/** The heading's id, for what moves the focus to it. */
export const conflictHeading = "conflict-heading";

type ConflictPanelProps = {
  heading: string;
  text: string;
  /** What both changed. */
  children: ReactNode;
  /** The ways to go on, each with what it keeps. */
  choices: readonly { label: string; keeps: ReactNode; isMain?: boolean; choose(): void }[];
  /** Whether the heading gets the focus; otherwise the panel is announced. */
  takesFocus?: boolean;
};

/** Shown when two people changed the same draft: what both changed, and a choice between their versions. */
export function ConflictPanel({ heading, text, children, choices, takesFocus = false }: ConflictPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <section
      aria-labelledby={conflictHeading}
      className="grid gap-4 rounded-lg border-2 border-warning bg-surface p-5 shadow-card"
      role={takesFocus ? undefined : "alert"}
    >
      <h2
        className="scroll-mt-60 rounded-sm text-h4 focus-ring"
        id={conflictHeading}
        ref={title}
        tabIndex={-1}
      >
        {heading}
      </h2>
      <p className="max-w-text text-ink-soft">{text}</p>
      {children}
      <ul className="grid gap-4 sm:grid-flow-col sm:auto-cols-fr">
        {choices.map(({ label, keeps, isMain, choose }) => (
          <li className="flex min-w-0 flex-col items-start justify-between gap-2" key={label}>
            <div className="w-full text-small text-ink-soft wrap-anywhere">{keeps}</div>
            <Button onClick={choose} size="small" variant={isMain ? "primary" : "outline"}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
