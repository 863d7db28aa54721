import { Icon } from "#ui/icon.tsx";
import { Tooltip } from "#ui/tooltip/tooltip.tsx";
import { useFrame } from "./use-frame.ts";

/** Switches gentle mode; the script in the head handles it, and without JavaScript the switch is hidden. */
export function GentleSwitch({ className }: { className: string }) {
  const { header, tooltips } = useFrame();
  return (
    <Tooltip text={tooltips.gentle}>
      {(descriptionId) => (
        <button aria-describedby={descriptionId} className={className} data-gentle-switch="" type="button">
          <Icon className="size-4.5" name="leaf" />
          <span className="says-gentle-on">{header.gentleOn}</span>
          <span className="says-gentle-off">{header.gentleOff}</span>
        </button>
      )}
    </Tooltip>
  );
}
