import type { PlanPicture as Picture } from "#content/plans.ts";
import { Image } from "#ui/image.tsx";

/** A plan's illustration; decorative, because the name is next to it. */
export function PlanPicture({ picture, className }: { picture: Picture; className: string }) {
  const { name, width, height, fallback } = picture;
  return (
    <Image
      alt=""
      className={className}
      fallback={fallback === undefined ? undefined : `/illustrations/${fallback}.svg`}
      height={height}
      night={`/illustrations/night/${name}.svg`}
      src={`/illustrations/${name}.svg`}
      width={width}
    />
  );
}
