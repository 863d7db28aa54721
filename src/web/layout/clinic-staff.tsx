import { Button } from "#ui/button.tsx";
import { Tooltip } from "#ui/tooltip/tooltip.tsx";
import { useFrame } from "./use-frame.ts";

/** The clinic staff entry: visible but disabled, with an explanation for pointer, keyboard and screen reader. */
export function ClinicStaff({ className = "" }: { className?: string }) {
  const { header, tooltips } = useFrame();
  return (
    <Tooltip className={className || "inline-flex"} focusable text={tooltips.clinicStaff}>
      {(descriptionId) => (
        <Button
          aria-describedby={descriptionId}
          className="w-full whitespace-nowrap lg:max-[84rem]:px-3.5 lg:max-[84rem]:text-[0.875rem]"
          disabled
          size="small"
          variant="outline"
        >
          {header.clinicStaff}
        </Button>
      )}
    </Tooltip>
  );
}
