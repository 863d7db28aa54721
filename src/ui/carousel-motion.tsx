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
    mover.on("select", select);
    onReady(mover);
    return () => {
      mover.off("select", select);
    };
  }, [mover, onReady, onSelect]);

  return null;
}
