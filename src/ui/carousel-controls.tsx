import { Icon } from "./icon.tsx";

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
export function CarouselControls({
  slides,
  current,
  copy,
  onStep,
  onChoose,
  className,
}: CarouselControlsProps) {
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
