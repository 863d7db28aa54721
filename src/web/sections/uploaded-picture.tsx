import "./uploaded-picture.css";
import type { UploadedPicture as ShownPicture } from "#content/uploaded-pictures.ts";
import { nearestFocus, oneSource, sourceSet } from "#platform/pictures/addresses.ts";

type PictureProps = {
  picture: ShownPicture;
  /** How wide it is shown, as in `sizes`: "(min-width: 64rem) 50vw, 100vw". */
  sizes: string;
  /** The first picture of a page, or one on the first screen: loaded at once. */
  priority?: boolean;
  /** Layout classes; with a height or an aspect ratio the picture is cropped around its focal point. */
  className?: string;
};

/**
 * An uploaded picture on a page. The browser chooses format and width; its place is reserved, so nothing moves. It is
 * loaded 50 px before it is visible, by the script that does so for every picture (web/layout/head-script).
 */
export function Picture({ picture, sizes, priority = false, className = "" }: PictureProps) {
  const all = `${focusClass(picture)} ${className}`;
  if (priority) return <Loaded className={all} picture={picture} priority sizes={sizes} />;
  const { width, height, alt, fallback } = picture;
  const empty = emptyDrawing(width, height);
  return (
    <>
      <picture className="contents" key={picture.id}>
        {(["avif", "webp"] as const).map((format) => (
          <source
            data-later={sourceSet(picture, format)}
            key={format}
            sizes={sizes}
            srcSet={empty}
            suppressHydrationWarning
            type={`image/${format}`}
          />
        ))}
        <img
          alt={alt}
          className={`${all} animate-pulse bg-tint motion-reduce:animate-none noscript:hidden`}
          data-later={sourceSet(picture, fallback)}
          height={height}
          sizes={sizes}
          src={empty}
          suppressHydrationWarning
          width={width}
        />
      </picture>
      <noscript>
        <Loaded className={all} picture={picture} sizes={sizes} />
      </noscript>
    </>
  );
}

function Loaded({ picture, sizes, priority = false, className }: PictureProps) {
  const { width, height, alt, fallback } = picture;
  return (
    <picture className="contents">
      <source sizes={sizes} srcSet={sourceSet(picture, "avif")} type="image/avif" />
      <source sizes={sizes} srcSet={sourceSet(picture, "webp")} type="image/webp" />
      <img
        alt={alt}
        className={className}
        fetchPriority={priority ? "high" : undefined}
        height={height}
        loading={priority ? undefined : "lazy"}
        sizes={sizes}
        src={oneSource(picture, 1_024)}
        srcSet={sourceSet(picture, fallback)}
        width={width}
      />
    </picture>
  );
}

/** The classes that keep the focal point visible. */
function focusClass({ focusX, focusY }: Pick<ShownPicture, "focusX" | "focusY">): string {
  return `kw-picture kw-picture-x-${nearestFocus(focusX)} kw-picture-y-${nearestFocus(focusY)}`;
}

function emptyDrawing(width: number, height: number): string {
  return `data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%20${width}%20${height}'/%3E`;
}
