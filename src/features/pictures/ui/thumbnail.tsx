import "#web/sections/uploaded-picture.css";
import { nearestFocus, sourceSet } from "#platform/pictures/addresses.ts";
import type { Picture } from "../rules.ts";

type ThumbnailProps = { picture: Picture; alt: string; sizes: string; className: string };

/** A picture in the admin, cropped around its focal point. AVIF only: every browser that the admin supports reads it. */
export function Thumbnail({ picture, alt, sizes, className }: ThumbnailProps) {
  const focus = `kw-picture-x-${nearestFocus(picture.focusX)} kw-picture-y-${nearestFocus(picture.focusY)}`;
  return (
    <img
      alt={alt}
      className={`kw-picture ${focus} bg-tint ${className}`}
      decoding="async"
      height={picture.height}
      loading="lazy"
      sizes={sizes}
      srcSet={sourceSet(picture, "avif")}
      width={picture.width}
    />
  );
}
