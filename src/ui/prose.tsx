import type { ReactNode } from "react";

/** Running text: line length, and spacing between headings, paragraphs and lists. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose max-w-text">{children}</div>;
}
