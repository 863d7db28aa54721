type IllustrationProps = {
  /** The file name in public/illustrations without its ending. */
  name: string;
  /** Empty when the words beside it say the same. */
  alt: string;
  width: number;
  height: number;
  /** Part of the first screen: loaded at once. */
  priority?: boolean;
  className?: string;
};

/** A drawing from the set, in morning or night light. */
export function Illustration({
  name,
  alt,
  width,
  height,
  priority = false,
  className = "",
}: IllustrationProps) {
  return (
    <picture className="contents">
      <source
        className="hidden"
        data-night=""
        media="(prefers-color-scheme: dark)"
        srcSet={`/illustrations/night/${name}.svg`}
      />
      <img
        alt={alt}
        className={className}
        decoding={priority ? undefined : "async"}
        fetchPriority={priority ? "high" : undefined}
        height={height}
        loading={priority ? undefined : "lazy"}
        src={`/illustrations/${name}.svg`}
        width={width}
      />
    </picture>
  );
}
