import type { ReactNode, Ref } from "react";
import type { Exercise } from "#content/zenden/exercise.ts";
import type { zendenRoom } from "#content/zenden/room.ts";
import { Button } from "#ui/button.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import type { Phase } from "./use-session.ts";

type RoundButtonProps = {
  icon: IconName;
  label: string;
  onPress: () => void;
  /** Opens a panel. */
  opens?: boolean;
  /** One of its settings is on; its accessible name says so too. */
  lit?: boolean;
  ref?: Ref<HTMLButtonElement>;
  className?: string;
};

/** The button's name is read out and shown as a tooltip. */
export function RoundButton(props: RoundButtonProps) {
  const {
    icon,
    label,
    onPress,
    opens = false,
    lit = false,
    ref,
    className = "size-[min(3.25rem,60px)]",
  } = props;
  return (
    <button
      aria-haspopup={opens ? "dialog" : undefined}
      aria-label={label}
      className={`grid shrink-0 place-items-center rounded-full border-[1.5px] transition-colors duration-(--dur-quick) focus-ring ${lit ? "border-primary bg-primary text-on-primary" : "border-line-strong bg-bg/70 text-ink hover:bg-tint"} ${className}`}
      onClick={onPress}
      ref={ref}
      title={label}
      type="button"
    >
      <Icon className="size-5.5" name={icon} />
    </button>
  );
}

type MainButtonsProps = {
  phase: Phase;
  copy: typeof zendenRoom;
  onStart: () => void;
  onPause: () => void;
  onResume: () => void;
  onStop: () => void;
  /** Replaces "stop" while nothing runs. */
  choices: ReactNode;
};

/** The large button stays one element, so that it keeps the focus between presses. */
export function MainButtons(props: MainButtonsProps) {
  const { phase, copy, onStart, onPause, onResume, onStop, choices } = props;
  const under = phase === "running" || phase === "paused";
  const [text, icon, press]: [string, IconName, () => void] =
    phase === "running"
      ? [copy.pause, "pause", onPause]
      : phase === "paused"
        ? [copy.resume, "play", onResume]
        : [phase === "ended" ? copy.again : copy.start, "play", onStart];
  return (
    <>
      {under ? <RoundButton icon="stop" label={copy.stop} onPress={onStop} /> : choices}
      <Button
        className="min-w-0 grow max-[22rem]:px-3 sm:max-w-80 @max-[16rem]:order-last @max-[16rem]:basis-full"
        onClick={press}
        variant="accent"
      >
        <Icon className="size-5 max-[22rem]:hidden" name={icon} />
        {text}
      </Button>
    </>
  );
}

type ChipsProps = {
  label: string;
  exercises: readonly Pick<Exercise, "id" | "short">[];
  chosen: string;
  onChoose: (id: string) => void;
};

/** On phones the row scrolls. */
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
