import type { Picture } from "#content/schema.ts";
import { Illustration } from "#ui/illustration.tsx";

const shapes = {
  landscape: "aspect-4/3 rounded-2xl border-8",
  frame: "aspect-3/2 rounded-2xl border-8",
  arch: "aspect-3/4 max-w-[25rem] rounded-arch border-8",
  // The top radius is relative to its width, so the bottom corners need their own.
  tall: "mx-auto aspect-[31/40] rounded-[50%_50%_1.25rem_1.25rem/38.75%_38.75%_1.25rem_1.25rem] border-8",
} as const;

export type PictureShape = keyof typeof shapes;

type FramedPictureProps = { picture: Picture; shape: PictureShape; priority?: boolean; className?: string };

/** A picture in a paper frame; use an arch at most once per page. */
export function FramedPicture({ picture, shape, priority = false, className = "" }: FramedPictureProps) {
  return (
    <Illustration
      {...picture}
      className={`w-full border-frame object-cover shadow-card ${shapes[shape]} ${className}`}
      priority={priority}
    />
  );
}
