import { Fragment } from "react";

export type ImageProps = {
  src: string;
  /** The same picture in night light. */
  night?: string | undefined;
  /** Shown in its place when it cannot be loaded. */
  fallback?: string | undefined;
  /** Empty when the words beside it say the same. */
  alt: string;
  /** The picture's own size: its place is kept before it comes. */
  width: number;
  height: number;
  /** Part of the first screen: loaded at once. */
  priority?: boolean;
  className?: string;
};

/**
 * A picture that is loaded 50 px before it is seen, pulses softly until it is there, and turns to its fallback once
 * when it cannot be loaded. The script in the head does all of it (web/layout/picture-script), so a picture waits for
 * no other script and also works on pages that React does not take over. Purely decorative scenery is in scenery.tsx.
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
  // Until it is loaded an empty drawing of the same shape keeps the place, at whatever size the page gives it.
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

/** The script in the head follows the reader's own choice of light through the attribute `data-night`. */
export function NightSource({ src, later }: { src: string; later?: string }) {
  return (
    <source
      className="hidden"
      data-later={later}
      data-night=""
      media="(prefers-color-scheme: dark)"
      srcSet={src}
      suppressHydrationWarning
    />
  );
}

function emptyDrawing(width: number, height: number): string {
  return `data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%20${width}%20${height}'/%3E`;
}
