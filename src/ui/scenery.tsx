import { NightSource } from "./image.tsx";

type SceneryProps = {
  /** The file name in public/illustrations without its ending. */
  name: string;
  width: number;
  height: number;
  className?: string;
};

/** Scenery behind or beneath words, in morning or night light: decoration only, so the browser loads it by itself. */
export function Scenery({ name, width, height, className = "" }: SceneryProps) {
  return (
    <picture className="contents">
      <NightSource src={`/illustrations/night/${name}.svg`} />
      <img
        alt=""
        className={className}
        decoding="async"
        height={height}
        loading="lazy"
        src={`/illustrations/${name}.svg`}
        width={width}
      />
    </picture>
  );
}
