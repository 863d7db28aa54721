import { type ReactNode, useEffect, useRef } from "react";
import type { Picture } from "#content/schema.ts";
import { drawingAddress } from "#ui/drawing-address.ts";
import { type Moment, moonScale } from "../rules.ts";
import type { Phase } from "./use-session.ts";

type MoonProps = {
  phase: Phase;
  moment: Moment | undefined;
  elapsed: number;
  /** One to three large words, and a few below. */
  word: string;
  how: ReactNode;
};

// A path because `pathLength` is valid HTML only on paths. It starts at three o'clock, as a circle does.
const circle = { d: "M234 120a114 114 0 1 1-228 0a114 114 0 1 1 228 0", pathLength: 100 };

function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * The breathing moon: it grows and shrinks with the breath, and a ring fills with each step. With reduced motion it
 * doesn't move and the ring fills in four steps. The text says the same.
 */
export function Moon({ phase, moment, elapsed, word, how }: MoonProps) {
  const disc = useRef<HTMLDivElement>(null);
  const ring = useRef<SVGPathElement>(null);
  const moving = useRef<Animation[]>([]);
  const at = useRef(elapsed);
  const beat = moment?.beat;

  useEffect(() => {
    at.current = elapsed;
  }, [elapsed]);

  useEffect(() => {
    const moon = disc.current;
    if (beat === undefined || moon === null || isStill()) return;
    const timing = { duration: beat.lasts, fill: "forwards" as const };
    const ease = getComputedStyle(document.documentElement).getPropertyValue("--ease-breathe").trim();
    const animations = [
      moon.animate({ scale: [moonScale(beat.from), moonScale(beat.to)] }, { ...timing, easing: ease }),
      ring.current?.animate({ strokeDashoffset: [100, 0] }, timing),
    ].filter((animation) => animation !== undefined);
    for (const animation of animations) animation.currentTime = Math.max(0, at.current - beat.begins);
    moving.current = animations;
    return () => {
      // Returns to its own size without a jump; the next animation, if there is one, overrides this.
      const { scale } = getComputedStyle(moon);
      for (const animation of animations) animation.cancel();
      moon.animate({ scale: [scale, "1"] }, { duration: 480, easing: ease });
    };
  }, [beat]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a step taken while paused begins paused as well.
  useEffect(() => {
    for (const animation of moving.current)
      if (phase === "paused") animation.pause();
      else if (phase === "running") animation.play();
  }, [phase, beat]);

  return (
    <div className="relative grid size-60 shrink-0 place-items-center lg:size-72">
      <div aria-hidden="true" className="absolute -inset-3 rounded-full bg-(--art-halo)/15" />
      <div aria-hidden="true" className="absolute inset-2 rounded-full bg-(--art-halo)/35" />
      <svg
        aria-hidden="true"
        className="absolute inset-0 size-full -rotate-90"
        data-quarter={moment?.quarter}
        fill="none"
        strokeLinecap="round"
        strokeWidth="4"
        viewBox="0 0 240 240"
      >
        <path {...circle} className="stroke-on-footer/35 forced-colors:stroke-[GrayText]" strokeWidth="2.5" />
        <path {...circle} className="moon-ring stroke-accent forced-colors:stroke-[Highlight]" ref={ring} />
      </svg>
      <div
        className="absolute inset-7 rounded-full border border-transparent bg-(--art-sun) lg:inset-8"
        data-moon=""
        ref={disc}
      />
      {/* Next to the disc and not inside it, so that the text isn't scaled. */}
      <div className="relative w-42 px-1 text-center text-on-primary forced-colors:text-[CanvasText] lg:w-50">
        <p className="font-display text-h3 text-balance">{word}</p>
        <p className="mt-1 text-small leading-snug noscript:hidden">{how}</p>
      </div>
    </div>
  );
}

/** The background: always night, tall on phones and wide on wide screens. */
export function Scene({ tall, wide }: { tall: Picture; wide: Picture }) {
  return (
    <picture className="contents">
      <source
        className="hidden"
        height={wide.height}
        media="(width >= 64rem)"
        srcSet={drawingAddress(wide.name)}
        width={wide.width}
      />
      <img
        alt={tall.alt}
        className="zenden-scene absolute inset-0 -z-10 size-full object-cover"
        fetchPriority="high"
        height={tall.height}
        src={drawingAddress(tall.name)}
        width={tall.width}
      />
    </picture>
  );
}
