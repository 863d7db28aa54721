import { Note } from "./note.tsx";

export type CrisisCopy = { before: string; linkText: string; href: string; after: string };

/** Stands near every box for free text: where to turn when waiting for an answer is too long. */
export function CrisisNote({ copy, className = "" }: { copy: CrisisCopy; className?: string }) {
  return (
    <Note className={className} icon="phone">
      {copy.before}
      <a
        className="focus-ring rounded-xs font-medium whitespace-nowrap text-link underline underline-offset-4"
        href={copy.href}
      >
        {copy.linkText}
      </a>
      {copy.after}
    </Note>
  );
}
