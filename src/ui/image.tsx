import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from "react";

type ImageProps = {
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

type Progress = "waiting" | "loading" | "there";

/** How far below or above the view a picture begins to load. */
const margin = "50px";

/** A picture that is loaded shortly before it is seen, and pulses softly until it is there. */
export function Image(props: ImageProps) {
  return <LoadedImage {...props} key={props.src} />;
}

function LoadedImage(props: ImageProps) {
  const { src, night, fallback, alt, width, height, priority = false, className = "" } = props;
  const element = useRef<HTMLImageElement>(null);
  const [progress, setProgress] = useState<Progress>(priority ? "there" : "waiting");
  const [failed, setFailed] = useState(false);
  const inPlace = failed && fallback !== undefined;

  function fail(): void {
    // A fallback that fails too is not tried again: the description stands in its place.
    if (inPlace || fallback === undefined) setProgress("there");
    setFailed(true);
  }
  const missedFailure = useEffectEvent(fail);

  useEffect(() => {
    const image = element.current;
    if (image === null) return;
    const gone = new AbortController();
    if (priority) {
      // What has failed before the script was here tells nobody any more.
      if (image.complete) image.decode().catch(() => gone.signal.aborted || missedFailure());
      return () => gone.abort();
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setProgress("loading");
      },
      { rootMargin: margin },
    );
    observer.observe(image);
    return () => observer.disconnect();
  }, [priority]);

  const pulse = progress === "there" ? "" : "animate-pulse bg-tint motion-reduce:animate-none";

  function onLoad({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
    if (!currentTarget.currentSrc.startsWith("data:")) setProgress("there");
  }

  return (
    <>
      <picture className="contents">
        {night === undefined || progress === "waiting" || inPlace ? null : <NightSource src={night} />}
        {/* Until then an empty drawing of the same shape keeps the place, at whatever size the page gives it. */}
        <img
          alt={alt}
          className={`${className} ${pulse} ${priority ? "" : "noscript:hidden"}`}
          decoding={priority ? undefined : "async"}
          fetchPriority={priority ? "high" : undefined}
          height={height}
          onError={fail}
          onLoad={onLoad}
          ref={element}
          src={progress === "waiting" ? emptyDrawing(width, height) : inPlace ? fallback : src}
          width={width}
        />
      </picture>
      {priority ? null : (
        <noscript>
          <picture className="contents">
            {night === undefined ? null : <NightSource src={night} />}
            <img alt={alt} className={className} height={height} loading="lazy" src={src} width={width} />
          </picture>
        </noscript>
      )}
    </>
  );
}

function NightSource({ src }: { src: string }) {
  return <source className="hidden" data-night="" media="(prefers-color-scheme: dark)" srcSet={src} />;
}

function emptyDrawing(width: number, height: number): string {
  return `data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%20${width}%20${height}'/%3E`;
}
