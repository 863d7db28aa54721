import type { ReactNode } from "react";
import { Illustration } from "./illustration.tsx";

type SkyPanelProps = {
  picture: { name: string; alt: string; width: number; height: number };
  /** The height and object position of the picture. */
  scene: { place: string; cut?: string };
  /** The padding that keeps the text clear of the picture. */
  room: string;
  children: ReactNode;
};

/** Text in the sky above a picture at the bottom of a rounded panel. */
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
