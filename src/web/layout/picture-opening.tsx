import type { ReactNode } from "react";
import { Backdrop } from "#ui/backdrop.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Trail } from "./trail.tsx";

type Scene = {
  picture: { name: string; alt: string; width: number; height: number };
  /** The part of the picture that text mustn't cover, from below, as a share of the picture's width. */
  land: number;
  priority?: boolean;
};

/**
 * Text in the open sky of a picture. The picture has the full width and is never cropped: its land is below the text,
 * and its sky reaches up behind it. Where there's little text, the picture makes the section taller.
 */
export function SkyOver({ picture, land, priority = false, children }: Scene & { children: ReactNode }) {
  const { name, alt, width, height } = picture;
  return (
    <div className="relative grid overflow-hidden">
      <Backdrop className="bg-(--art-sky-1)" />
      <Illustration
        alt={alt}
        className="relative -z-10 [grid-area:1/1] h-auto w-full self-end"
        height={height}
        name={name}
        priority={priority}
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

type PictureOpeningProps = Pick<Scene, "picture" | "land"> & {
  heading: string;
  introduction: string;
  /** Larger, for pages that stand for themselves. */
  display?: boolean;
};

/** A page's heading and first paragraph in the sky of its picture. */
export function PictureOpening({
  heading,
  introduction,
  picture,
  land,
  display = false,
}: PictureOpeningProps) {
  return (
    <SkyOver land={land} picture={picture} priority>
      <div className="mx-auto max-w-page px-gutter pt-8 pb-5 lg:pt-16">
        <Trail />
        <h1 className={`max-w-[42rem] font-display text-balance ${display ? "text-display" : "text-h1"}`}>
          {heading}
        </h1>
        <p className="mt-2 max-w-[34rem] text-lead">{introduction}</p>
      </div>
    </SkyOver>
  );
}
