import type { Picture } from "#content/schema.ts";
import { Illustration } from "#ui/illustration.tsx";

type ArchProps = { picture: Picture; priority?: boolean; className?: string };

/** A picture in an arched frame. The top radius is relative to its width, so the bottom corners need their own. */
export function Arch({ picture, priority = false, className = "" }: ArchProps) {
  return (
    <Illustration
      {...picture}
      className={`mx-auto aspect-[31/40] w-full rounded-[50%_50%_1.25rem_1.25rem/38.75%_38.75%_1.25rem_1.25rem] border-8 border-frame object-cover shadow-card ${className}`}
      priority={priority}
    />
  );
}
