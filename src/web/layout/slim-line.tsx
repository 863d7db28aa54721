import { Icon } from "#ui/icon.tsx";
import { GentleSwitch } from "./gentle-switch.tsx";
import { LeaveLink } from "./leave-link.tsx";
import { QuietButton } from "./quiet-button.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { useFrame } from "./use-frame.ts";

const controlClass =
  "inline-flex h-8 items-center gap-2.5 rounded-pill px-1.5 font-medium text-ink focus-ring hover:text-link";

/** The line above the bar: what this site isn't, crisis help, the quiet settings, and Leave quickly. */
export function SlimLine() {
  const { header, notMedical, crisis } = useFrame();
  return (
    <section aria-label={header.slimLine} className="hidden bg-tint text-[0.875rem] lg:block">
      <div className="mx-auto flex h-10 max-w-wide items-center justify-between gap-6 px-gutter">
        <p className="text-ink-soft">
          {notMedical} {crisis.lead}{" "}
          <a
            className="rounded-xs font-semibold text-ink underline decoration-[1.5px] underline-offset-3 focus-ring hover:text-link"
            href={crisis.href}
          >
            {crisis.linkText}
          </a>
        </p>
        <div className="flex items-center gap-4 xl:gap-7">
          <div className="flex items-center gap-1">
            <GentleSwitch className={controlClass} />
            <QuietButton className={controlClass} label={header.quietSettings}>
              <Icon className="size-4.5" name="sliders" />
            </QuietButton>
          </div>
          <ThemeSwitch className={controlClass} />
          <LeaveLink className={controlClass}>
            <Icon className="size-4.5" name="leave" />
            {header.leaveQuickly}
          </LeaveLink>
        </div>
      </div>
    </section>
  );
}
