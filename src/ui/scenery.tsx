import { drawingAddress } from "./drawing-address.ts";
import { NightSource } from "./image.tsx";

type SceneryProps = {
  /** The file name in public/illustrations without its extension. */
  name: string;
  width: number;
  height: number;
  className?: string;
};

/** Scenery behind or below text, in its day or night version. It's only decoration, so it's an ordinary lazy image. */
export function Scenery({ name, width, height, className = "" }: SceneryProps) {
  return (
    <picture className="contents">
      <NightSource src={drawingAddress(`night/${name}`)} />
      <img
        alt=""
        className={className}
        decoding="async"
        height={height}
        loading="lazy"
        src={drawingAddress(name)}
        suppressHydrationWarning
        width={width}
      />
    </picture>
  );
}
