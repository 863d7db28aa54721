import type { ReactNode } from "react";
import type { Picture } from "#content/schema.ts";
import { Backdrop } from "#ui/backdrop.tsx";
import { Illustration } from "#ui/illustration.tsx";

type SkyOverProps = {
  picture: Picture;
  /** The part of the picture that text mustn't cover, from below, as a share of the picture's width. */
  land: number;
  children: ReactNode;
};

/**
 * Text in the open sky of a picture, within a page; page tops have their Landscape. The picture has the full width and
 * is never cropped: its land is below the text, and its sky reaches up behind it. Where there's little text, the picture
 * makes the section taller.
 */
export function SkyOver({ picture, land, children }: SkyOverProps) {
  const { name, alt, width, height } = picture;
  return (
    <div className="relative grid overflow-hidden">
      <Backdrop className="bg-(--art-sky-1)" />
      <Illustration
        alt={alt}
        className="relative -z-10 h-auto w-full self-end [grid-area:1/1] mask-t-from-75%"
        height={height}
        name={name}
        width={width}
      />
      <div className="[grid-area:1/1]">
        {children}
        {/* As tall as the land; a drawing, since the page's policy allows no style attribute. */}
        <svg aria-hidden="true" className="block w-full" viewBox={`0 0 100 ${100 * land}`} />
      </div>
    </div>
  );
}
