import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { useEffect, useState } from "react";

/** What moves the slides. */
export type Mover = NonNullable<UseEmblaCarouselType[1]>;

type CarouselMotionProps = {
  viewport: HTMLElement;
  onReady: (mover: Mover) => void;
  onSelect: (index: number) => void;
};

/** Connects Embla to a row of slides. A separate file, so that it is loaded only when a carousel is near. */
export default function CarouselMotion({ viewport, onReady, onSelect }: CarouselMotionProps) {
  const [options] = useState(() => ({
    align: "center" as const,
    loop: true,
    dragThreshold: 10,
    duration: 25,
    // If the reader has already scrolled the row, it stays where it is.
    startIndex: Math.round(viewport.scrollLeft / Math.max(viewport.clientWidth, 1)),
    breakpoints: { "(prefers-reduced-motion: reduce)": { duration: 0 } },
    // A hidden carousel has no width, and would lose its position.
    watchResize: () => viewport.clientWidth > 0,
  }));
  const [attach, mover] = useEmblaCarousel(options);

  useEffect(() => {
    attach(viewport);
    return () => attach(null);
  }, [attach, viewport]);

  useEffect(() => {
    if (mover === undefined) return;
    const select = () => onSelect(mover.selectedScrollSnap());
    const stopTurning = turnOnSlowDrag(mover);
    mover.on("select", select);
    onReady(mover);
    return () => {
      stopTurning();
      mover.off("select", select);
    };
  }, [mover, onReady, onSelect]);

  return null;
}

/**
 * Turns the slide when it was dragged by a fifth of its width. Embla turns it for a quick drag, but for a slow one only
 * past the middle, which on a wide screen is more than a hand's way.
 */
function turnOnSlowDrag(mover: Mover): () => void {
  let slide = 0;
  let from = 0;
  const down = () => {
    slide = mover.selectedScrollSnap();
    from = mover.internalEngine().location.get();
  };
  const up = () => {
    const { location, limit } = mover.internalEngine();
    // The row is a loop: its location can have jumped by the length of all slides.
    const way = location.get() - from;
    const moved = way - limit.length * Math.round(way / limit.length);
    if (mover.selectedScrollSnap() !== slide || Math.abs(moved) < mover.rootNode().clientWidth / 5) return;
    if (moved < 0) mover.scrollNext();
    else mover.scrollPrev();
  };
  mover.on("pointerDown", down).on("pointerUp", up);
  return () => {
    mover.off("pointerDown", down).off("pointerUp", up);
  };
}
