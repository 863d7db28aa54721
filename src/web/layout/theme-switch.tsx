import { Icon } from "#ui/icon.tsx";
import { Tooltip } from "#ui/tooltip/tooltip.tsx";
import { useFrame } from "./use-frame.ts";

/** Switches the theme; the script in the head handles it, and without JavaScript the switch is hidden. */
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
