import type { Exercise } from "#content/zenden/exercise.ts";

type ChipsProps = {
  label: string;
  exercises: readonly Pick<Exercise, "id" | "short">[];
  chosen: string;
  onChoose: (id: string) => void;
};

/** The choice of exercise; on phones the row scrolls. */
export function Chips({ label, exercises, chosen, onChoose }: ChipsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      {/* The padding is for the focus ring, which the row would cut off. */}
      <div className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1.5 [scrollbar-width:none] justify-center-safe">
        {exercises.map(({ id, short }) => (
          <button
            aria-pressed={id === chosen}
            className="min-h-11.5 shrink-0 scroll-mx-5 rounded-pill border-[1.5px] border-line-strong bg-bg/60 px-4 text-small font-semibold whitespace-nowrap text-ink transition-colors duration-(--dur-quick) focus-ring hover:bg-tint aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary forced-colors:aria-pressed:border-4 forced-colors:aria-pressed:border-[Highlight]"
            key={id}
            onClick={(event) => {
              event.currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
              onChoose(id);
            }}
            type="button"
          >
            {short}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
