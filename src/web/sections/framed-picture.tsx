import type { Picture } from "#content/schema.ts";
import { Illustration } from "#ui/illustration.tsx";

const shapes = {
  landscape: "aspect-4/3 rounded-2xl border-8",
  band: "aspect-3/2 rounded-2xl border-6 object-[50%_85%] sm:aspect-2/1 lg:aspect-[2.6/1] lg:border-8",
  arch: "aspect-3/4 max-w-[25rem] rounded-arch border-8",
} as const;

type FramedPictureProps = { picture: Picture; shape: keyof typeof shapes; priority?: boolean };

/** A picture in a paper frame; use the arch at most once per page. */
export function FramedPicture({ picture, shape, priority = false }: FramedPictureProps) {
  return (
    <Illustration
      alt={picture.alt}
      className={`w-full border-frame object-cover shadow-card ${shapes[shape]}`}
      height={picture.height}
      name={picture.name}
      priority={priority}
      width={picture.width}
    />
  );
}
