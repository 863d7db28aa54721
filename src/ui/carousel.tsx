import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Mover } from "./carousel-motion.tsx";
import { Icon } from "./icon.tsx";

/** Becomes true, permanently, when the element is near the viewport or when it's activated. */
function useNearView(element: RefObject<HTMLElement | null>): [isNear: boolean, setNear: () => void] {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: "600px 0px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);
  return [isNear, () => setIsNear(true)];
}

const CarouselMotion = lazy(() => import("./carousel-motion.tsx"));

type CarouselCopy = {
  /** Accessible names of the carousel and its slides. */
  carousel: string;
  slide: string;
  viewport: string;
  previous: string;
  next: string;
  choose: string;
};

type CarouselProps = {
  label: string;
  /** `name` is announced with its slide, as in "2 of 5: …". */
  slides: readonly { id: string; name: string; view: ReactNode }[];
  copy: CarouselCopy;
  /** Layout of the controls only. */
  controlsClassName?: string;
};

/**
 * One slide at a time, looping, and only on request. Before and without JavaScript it is a scrollable row of all
 * slides.
 */
export function Carousel({ label, slides, copy, controlsClassName = "" }: CarouselProps) {
  const root = useRef<HTMLElement>(null);
  const [isNear, setNear] = useNearView(root);
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null);
  const [mover, setMover] = useState<Mover>();
  const [current, setCurrent] = useState(0);
  const [announced, setAnnounced] = useState<number>();
  // A request made while the motion was still loading.
  const pendingMove = useRef<((mover: Mover) => void) | undefined>(undefined);
  const live = mover !== undefined;

  const ready = useCallback(
    (arrived: Mover) => {
      if (viewport !== null) viewport.scrollLeft = 0;
      setCurrent(arrived.selectedScrollSnap());
      setMover(arrived);
    },
    [viewport],
  );
  const selected = useCallback(
    (index: number) => {
      // The outgoing slide can't keep the focus; without this the keyboard would start again at the top.
      const focused = document.activeElement;
      if (viewport?.contains(focused) && focused !== viewport) viewport.focus({ preventScroll: true });
      setCurrent(index);
      setAnnounced(index);
    },
    [viewport],
  );
  useEffect(() => {
    if (mover === undefined) return;
    pendingMove.current?.(mover);
    pendingMove.current = undefined;
  }, [mover]);

  function ask(act: (mover: Mover) => void): void {
    if (mover === undefined) {
      pendingMove.current = act;
      setNear();
    } else act(mover);
  }
  function step(by: -1 | 1): void {
    ask((mover) => (by < 0 ? mover.scrollPrev() : mover.scrollNext()));
  }
  function turn(event: KeyboardEvent): void {
    // Alt with an arrow key is the browser's "back" shortcut.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    step(event.key === "ArrowLeft" ? -1 : 1);
  }

  return (
    // The arrow keys work wherever the focus is in here.
    <section
      aria-label={label}
      aria-roledescription={copy.carousel}
      className="relative rounded-2xl border border-line bg-surface shadow-card"
      onFocus={setNear}
      onKeyDown={turn}
      onPointerEnter={setNear}
      ref={root}
    >
      {/* biome-ignore-start lint/a11y: the carousel pattern asks for groups, and a row that scrolls must be reached by keyboard. */}
      <div
        aria-label={copy.viewport}
        className="relative snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-2xl focus-ring [scrollbar-width:none] noscript:[scrollbar-width:thin] data-live:cursor-grab data-live:snap-none data-live:overflow-clip data-live:touch-pan-y data-live:touch-pinch-zoom data-live:select-none data-live:active:cursor-grabbing"
        data-live={live || undefined}
        ref={setViewport}
        role="group"
        tabIndex={0}
      >
        <div className="flex">
          {slides.map(({ id, name, view }, at) => (
            <div
              aria-label={name}
              aria-roledescription={copy.slide}
              className="w-full shrink-0 snap-center"
              inert={live && at !== current}
              key={id}
              role="group"
            >
              {view}
            </div>
          ))}
        </div>
      </div>
      {/* biome-ignore-end lint/a11y: see above. */}
      <CarouselControls
        className={controlsClassName}
        current={current}
        onChoose={(index) => ask((mover) => mover.scrollTo(index))}
        onStep={step}
        slides={slides}
        copy={copy}
      />
      <p aria-live="polite" className="sr-only">
        {announced === undefined ? "" : slides[announced]?.name}
      </p>
      {isNear && viewport !== null ? (
        <Suspense>
          <CarouselMotion onReady={ready} onSelect={selected} viewport={viewport} />
        </Suspense>
      ) : null}
    </section>
  );
}

type CarouselControlsProps = {
  slides: readonly { id: string; name: string }[];
  current: number;
  copy: { previous: string; next: string; choose: string };
  onStep: (by: -1 | 1) => void;
  onChoose: (index: number) => void;
  className: string;
};

const stepLook =
  "grid size-13 place-items-center rounded-full border-[1.5px] border-line-strong bg-surface text-ink transition-colors duration-(--dur-quick) focus-ring hover:border-primary hover:bg-tint hover:text-link";

/** A bar for each slide and, from tablets up, previous and next buttons. Hidden without JavaScript. */
function CarouselControls({ slides, current, copy, onStep, onChoose, className }: CarouselControlsProps) {
  return (
    <div className={`flex items-center justify-between gap-4 noscript:hidden ${className}`}>
      <fieldset className="-ml-1 flex min-w-0">
        <legend className="sr-only">{copy.choose}</legend>
        {slides.map(({ id, name }, at) => (
          <button
            aria-current={at === current ? "true" : undefined}
            aria-label={name}
            className="group/bar grid h-11 w-[50px] min-w-0 shrink place-items-center rounded-sm px-1 focus-ring"
            key={id}
            onClick={() => onChoose(at)}
            type="button"
          >
            <span className="h-[5px] w-full max-w-[42px] rounded-pill bg-line-strong transition-colors duration-(--dur-base) forced-color-adjust-none group-hover/bar:bg-link group-aria-current/bar:bg-primary forced-colors:bg-[ButtonText] forced-colors:group-aria-current/bar:bg-[Highlight]" />
          </button>
        ))}
      </fieldset>
      <div className="flex gap-2.5 max-md:hidden">
        <button aria-label={copy.previous} className={stepLook} onClick={() => onStep(-1)} type="button">
          <Icon className="size-5 rotate-180" name="arrow" />
        </button>
        <button aria-label={copy.next} className={stepLook} onClick={() => onStep(1)} type="button">
          <Icon className="size-5" name="arrow" />
        </button>
      </div>
    </div>
  );
}
