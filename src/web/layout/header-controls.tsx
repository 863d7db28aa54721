import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
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

/** The clinic staff entry: visible but disabled, with an explanation for pointer, keyboard and screen reader. */
export function ClinicStaff({ className = "" }: { className?: string }) {
  const { header, tooltips } = useFrame();
  return (
    // Above it, the tooltip would cover Leave quickly.
    <Tooltip className={className || "inline-flex"} focusable side="bottom" text={tooltips.clinicStaff}>
      {(descriptionId) => (
        <Button
          aria-describedby={descriptionId}
          className="w-full whitespace-nowrap lg:max-[84rem]:px-2.5"
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

type LeaveLinkProps = { label?: string; className: string; children: ReactNode };

/** Leave quickly: an ordinary link without JavaScript; the script in the head makes it replace the page. */
export function LeaveLink({ label, className, children }: LeaveLinkProps) {
  const { leaveTarget, tooltips } = useFrame();
  return (
    <Tooltip text={tooltips.leaveQuickly}>
      {(descriptionId) => (
        <a
          aria-describedby={descriptionId}
          aria-label={label}
          className={className}
          data-leave=""
          href={leaveTarget}
          rel="noreferrer"
        >
          {children}
        </a>
      )}
    </Tooltip>
  );
}

type HelpButtonProps = { id: string; className: string; children: ReactNode };

/**
 * Opens the short list of numbers to call now. A popover of the browser's own, so it works before the scripts and
 * without them, and closes with a touch beside it or with Escape.
 */
export function HelpButton({ id, className, children }: HelpButtonProps) {
  const { title, close, ways, more } = useFrame().crisis.now;
  const popover = useRef<HTMLDivElement>(null);
  return (
    <>
      <button aria-label={title} className={className} popoverTarget={id} type="button">
        {children}
      </button>
      <div aria-label={title} className="help-now" id={id} popover="auto" ref={popover} role="dialog">
        <p>{title}</p>
        <button aria-label={close} popoverTarget={id} popoverTargetAction="hide" type="button">
          <Icon className="size-5" name="close" />
        </button>
        {ways.map(({ text, href, when }) => (
          <a href={href} key={href}>
            <b>{text}</b> {when}
          </a>
        ))}
        {/* biome-ignore lint/a11y/useValidAnchor: a plain link to the footer, which also closes the list. */}
        <a href="#help-lines" onClick={() => popover.current?.hidePopover()}>
          {more}
          <Icon className="size-5" name="arrow" />
        </a>
      </div>
    </>
  );
}

// Few visitors open it. If it can't be loaded, the switch for gentle mode next to it still works.
const QuietPanel = lazy(() => import("./quiet-panel.tsx").catch(() => ({ default: () => null })));

type QuietButtonProps = { className: string; label?: string; children: ReactNode };

/** Opens the quiet settings. Without JavaScript there is nothing to set, and the button is hidden. */
export function QuietButton({ className, label, children }: QuietButtonProps) {
  const { tooltips } = useFrame();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Tooltip text={tooltips.quietSettings}>
        {(descriptionId) => (
          <button
            aria-describedby={descriptionId}
            aria-haspopup="dialog"
            aria-label={label}
            className={`quiet-button ${className}`}
            onClick={() => {
              setWanted(true);
              setOpen(true);
            }}
            ref={opener}
            type="button"
          >
            {children}
          </button>
        )}
      </Tooltip>
      {wanted ? (
        <Suspense>
          <QuietPanel onClose={() => setOpen(false)} open={open} opener={opener} />
        </Suspense>
      ) : null}
    </>
  );
}
