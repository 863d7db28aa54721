import type { Face } from "#content/knowledge-hub/people.ts";
import { Picture } from "./uploaded-picture.tsx";

/** Portraits with names and roles; nothing without any. */
export function Faces({ faces, className = "" }: { faces: readonly Face[]; className?: string }) {
  if (faces.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-x-12 gap-y-6 ${className}`}>
      {faces.map(({ id, name, role, picture }) => (
        <li className="flex items-center gap-4" key={id}>
          <span className="shrink-0">
            <Picture
              className="size-24 rounded-full border-4 border-frame shadow-card"
              picture={picture}
              sizes="6rem"
            />
          </span>
          <p>
            <span className="block font-semibold">{name}</span>
            {role === undefined ? null : <span className="block text-small text-ink-soft">{role}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
