import type { ReactNode } from "react";
import type { Picture } from "#content/schema.ts";
import { Backdrop } from "#ui/backdrop.tsx";
import { Illustration } from "#ui/illustration.tsx";

type SkyOverProps = {
  picture: Picture;
  /** The part of the picture that text mustn't cover, from below, as a share of the picture's width. */
  land: number;
  /** Sets `--crop`: how much of the picture is cut off below. */
  className?: string;
  children: ReactNode;
};

/**
 * Text in the open sky of a picture, within a page; page tops have their Landscape. The picture has the full width: its
 * land is below the text, and its sky reaches up behind it.
 */
export function SkyOver({ picture, land, className = "", children }: SkyOverProps) {
  const { name, alt, width, height } = picture;
  return (
    <div className={`relative overflow-hidden ${className}`}>
      <Backdrop className="bg-(--art-sky-1)" />
      <Illustration
        alt={alt}
        className="absolute bottom-[calc(-1*var(--crop,0px))] -z-10 h-auto w-full mask-t-from-75%"
        height={height}
        name={name}
        width={width}
      />
      {children}
      {/* As tall as the land; a drawing, since the page's policy allows no style attribute. */}
      <svg
        aria-hidden="true"
        className="mb-[calc(-1*var(--crop,0px))] block w-full"
        viewBox={`0 0 100 ${100 * land}`}
      />
    </div>
  );
}
