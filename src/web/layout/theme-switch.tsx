import { Icon } from "#ui/icon.tsx";
import { Tooltip } from "#ui/tooltip/tooltip.tsx";
import { useFrame } from "./use-frame.ts";

/** Turns the light down or up; the script in the head does it, and without script the switch is not shown. */
export function ThemeSwitch({ className }: { className: string }) {
  const { header, tooltips } = useFrame();
  return (
    <Tooltip text={tooltips.theme}>
      {(descriptionId) => (
        <button aria-describedby={descriptionId} className={className} data-theme-switch="" type="button">
          <Icon className="size-4.5" name="moon" />
          <span className="says-night">{header.night}</span>
          <span className="says-day">{header.day}</span>
        </button>
      )}
    </Tooltip>
  );
}
