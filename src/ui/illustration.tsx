import { drawingAddress } from "./drawing-address.ts";
import { Image, type ImageProps } from "./image.tsx";

type IllustrationProps = Omit<ImageProps, "src" | "night" | "fallback"> & {
  /** The file name in public/illustrations without its extension. */
  name: string;
  /** A variant of the illustration. */
  fallback?: string | undefined;
};

/** An illustration, in its day or night version. */
export function Illustration({ name, fallback, ...picture }: IllustrationProps) {
  return (
    <Image
      {...picture}
      fallback={fallback && drawingAddress(fallback)}
      night={drawingAddress(`night/${name}`)}
      src={drawingAddress(name)}
    />
  );
}
