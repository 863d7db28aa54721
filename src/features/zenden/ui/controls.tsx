import type { ReactNode, Ref } from "react";
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

/** A round icon button; its name is read out and shown as a tooltip. */
export function RoundButton(props: RoundButtonProps) {
  const { icon, label, onPress, opens = false, lit = false, ref, className = "size-13" } = props;
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

/** Start, pause and stop. The large button stays one element, so that it keeps the focus between presses. */
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
      <Button className="min-w-0 grow max-[22rem]:px-3 sm:max-w-80" onClick={press} variant="accent">
        <Icon className="size-5 max-[22rem]:hidden" name={icon} />
        {text}
      </Button>
    </>
  );
}
