import { Fragment } from "react";

export type ImageProps = {
  src: string;
  night?: string | undefined;
  /** Shown if it can't be loaded. */
  fallback?: string | undefined;
  /** Empty if the text next to it says the same. */
  alt: string;
  /** The picture's dimensions, to reserve its space. */
  width: number;
  height: number;
  /** On the first screen: loaded eagerly. */
  priority?: boolean;
  className?: string;
};

/**
 * A picture that is loaded 50 px before it is visible, pulses softly until then, and is replaced by its fallback if it
 * can't be loaded. The script in the head does all of it (web/layout/head-script), so pictures wait for no other
 * script and also work on pages that aren't hydrated. For purely decorative scenery use scenery.tsx.
 */
export function Image({
  src,
  night,
  fallback,
  alt,
  width,
  height,
  priority = false,
  className = "",
}: ImageProps) {
  if (priority)
    return (
      <picture className="contents" key={src}>
        {night === undefined ? null : <NightSource src={night} />}
        <img
          alt={alt}
          className={className}
          data-fallback={fallback}
          fetchPriority="high"
          height={height}
          src={src}
          suppressHydrationWarning
          width={width}
        />
      </picture>
    );
  // Until it's loaded, an empty image of the same aspect ratio reserves its space at any size.
  const empty = emptyDrawing(width, height);
  return (
    <Fragment key={src}>
      <picture className="contents">
        {night === undefined ? null : <NightSource later={night} src={empty} />}
        <img
          alt={alt}
          className={`${className} animate-pulse bg-tint motion-reduce:animate-none noscript:hidden`}
          data-fallback={fallback}
          data-later={src}
          height={height}
          src={empty}
          suppressHydrationWarning
          width={width}
        />
      </picture>
      <noscript>
        <picture className="contents">
          {night === undefined ? null : <NightSource src={night} />}
          <img alt={alt} className={className} height={height} src={src} width={width} />
        </picture>
      </noscript>
    </Fragment>
  );
}

type NightSourceProps = {
  src: string;
  later?: string;
  /** The media condition of a picture that isn't for every width. */
  at?: string;
};

/** The script in the head applies the reader's theme through `data-night`, which has the condition of the width. */
export function NightSource({ src, later, at = "" }: NightSourceProps) {
  return (
    <source
      className="hidden"
      data-later={later}
      data-night={at}
      media={["(prefers-color-scheme: dark)", at].filter(Boolean).join(" and ")}
      srcSet={src}
      suppressHydrationWarning
    />
  );
}

function emptyDrawing(width: number, height: number): string {
  return `data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%20${width}%20${height}'/%3E`;
}
