import { Image, type ImageProps } from "./image.tsx";

type IllustrationProps = Omit<ImageProps, "src" | "night" | "fallback"> & {
  /** The file name in public/illustrations without its ending. */
  name: string;
  /** Another drawing of the set, by its name. */
  fallback?: string | undefined;
};

/** A drawing from the set, in morning or night light. */
export function Illustration({ name, fallback, ...picture }: IllustrationProps) {
  return (
    <Image
      {...picture}
      fallback={fallback && `/illustrations/${fallback}.svg`}
      night={`/illustrations/night/${name}.svg`}
      src={`/illustrations/${name}.svg`}
    />
  );
}
