import type { Picture } from "#content/schema.ts";

/** The background: always night, tall on phones and wide on wide screens. */
export function Scene({ tall, wide }: { tall: Picture; wide: Picture }) {
  return (
    <picture className="contents">
      <source
        className="hidden"
        height={wide.height}
        media="(width >= 64rem)"
        srcSet={`/illustrations/${wide.name}.svg`}
        width={wide.width}
      />
      <img
        alt={tall.alt}
        className="zenden-scene absolute inset-0 -z-10 size-full object-cover"
        fetchPriority="high"
        height={tall.height}
        src={`/illustrations/${tall.name}.svg`}
        width={tall.width}
      />
    </picture>
  );
}
