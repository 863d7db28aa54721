import { useId } from "react";
import type { PlayerCopy } from "#content/podcast/player-copy.ts";
import { Icon } from "#ui/icon.tsx";

type SpeedChoiceProps = { speed: number; onChoose: (speed: number) => void; copy: PlayerCopy };

/** How fast the episode is played. */
export function SpeedChoice({ speed, onChoose, copy }: SpeedChoiceProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-3 text-small">
      <label className="font-semibold" htmlFor={id}>
        {copy.speed}
      </label>
      <div className="relative">
        <select
          autoComplete="off"
          className="h-11 appearance-none rounded-md border-[1.5px] border-line-strong bg-surface pr-10 pl-3.5 text-small text-ink focus-ring"
          id={id}
          onChange={(event) => onChoose(Number(event.target.value))}
          value={speed}
        >
          {copy.speeds.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon
          className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2"
          name="chevron"
        />
      </div>
    </div>
  );
}
