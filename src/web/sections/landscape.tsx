import type { ReactNode } from "react";
import type { Picture } from "#content/schema.ts";
import { Backdrop } from "#ui/backdrop.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { Trail } from "../layout/trail.tsx";

/** How much of a picture is shown, and the room that keeps the text clear of it. */
type Scene = {
  picture: string;
  text: string;
  heading: string;
  lead: string;
  fit?: string;
  /** Its picture comes after its text in the markup. */
  textFirst?: boolean;
};

/** A strip of land at the bottom. */
export const plain: Scene = {
  picture: "h-[62%] lg:h-[76%]",
  text: "pt-12 pb-[min(78vw,24rem)] lg:min-h-144 lg:pt-18 lg:pb-72",
  heading: "max-w-[37rem] text-display",
  lead: "max-w-[30rem]",
};

/** The whole picture on wide screens. */
export const large: Scene = {
  ...plain,
  picture: "h-[62%] lg:h-full",
  text: "pt-12 pb-[min(78vw,24rem)] lg:min-h-176 lg:pt-18 lg:pb-64",
};

/** A journey's own landscape. */
export const journeyScene: Scene = {
  picture: "h-[56%] lg:h-[max(76%,35vw)]",
  text: "pt-8 pb-[min(70vw,22rem)] lg:min-h-[clamp(36rem,46.5vw,53rem)] lg:pt-18 lg:pb-0",
  heading: "max-w-[52rem] font-display text-display text-balance lg:text-wrap",
  lead: "max-w-[30rem]",
  textFirst: true,
};

type LandscapeProps = {
  page: { heading: string; introduction: string };
  picture: Picture;
  scene: Scene;
  /** The links below the text. */
  children?: ReactNode;
};

/** The top of a page: its heading, first paragraph and links in the sky above a landscape. */
export function Landscape({ page, picture, scene, children }: LandscapeProps) {
  const land = (
    <div className={`absolute inset-x-0 bottom-0 -z-10 ${scene.picture}`}>
      <Illustration {...picture} className={`size-full ${scene.fit ?? ""}`} priority />
    </div>
  );
  return (
    <section className="relative overflow-hidden">
      <Backdrop className="bg-(--art-sky-1)" />
      {scene.textFirst ? null : land}
      <div className={`mx-auto max-w-page px-gutter ${scene.text}`}>
        <Trail />
        <h1 className={scene.heading}>{page.heading}</h1>
        <p className={`mt-[1.1rem] text-lead ${scene.lead}`}>{page.introduction}</p>
        {children}
      </div>
      {scene.textFirst ? land : null}
    </section>
  );
}
