import type { ReactNode } from "react";
import { Illustration } from "./illustration.tsx";

type SkyPanelProps = {
  picture: { name: string; alt: string; width: number; height: number };
  /** The height that the picture takes, and how it is cut. */
  scene: { place: string; cut?: string };
  /** Room for the words above or beside the picture. */
  room: string;
  children: ReactNode;
};

/** Words in open sky over a picture that stands at the foot of a rounded panel. */
export function SkyPanel({ picture, scene, room, children }: SkyPanelProps) {
  return (
    <div className="relative isolate overflow-hidden rounded-2xl bg-(--art-sky-1)">
      <div className={`absolute inset-x-0 bottom-0 -z-10 lg:h-full ${scene.place}`}>
        <Illustration
          alt={picture.alt}
          className={`size-full ${scene.cut ?? ""}`}
          height={picture.height}
          name={picture.name}
          width={picture.width}
        />
      </div>
      <div className={`px-card pt-10 lg:px-16 lg:pt-14 ${room}`}>{children}</div>
    </div>
  );
}
