import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { useEffect, useState } from "react";

/** What moves the slides. */
export type Mover = NonNullable<UseEmblaCarouselType[1]>;

type CarouselMotionProps = {
  viewport: HTMLElement;
  onReady: (mover: Mover) => void;
  onSelect: (index: number) => void;
};

/** Puts Embla behind a row of slides. A file of its own, so that it is fetched only when a carousel is near. */
export default function CarouselMotion({ viewport, onReady, onSelect }: CarouselMotionProps) {
  const [options] = useState(() => ({
    align: "center" as const,
    loop: true,
    dragThreshold: 10,
    duration: 25,
    // Whoever has pushed the row along already stays where they are.
    startIndex: Math.round(viewport.scrollLeft / Math.max(viewport.clientWidth, 1)),
    breakpoints: { "(prefers-reduced-motion: reduce)": { duration: 0 } },
    // A carousel that is hidden for a while has no width, and would forget its place.
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
