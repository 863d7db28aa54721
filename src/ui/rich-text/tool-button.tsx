/** The buttons of the toolbar above a rich text, without the editor, so that a screen can bring one of its own. */
import type { ReactNode, Ref } from "react";

/** A line drawing on a tool. */
export function Drawing({ path }: { path: string }) {
  return (
    <svg
      aria-hidden="true"
      className="size-5 fill-none stroke-current stroke-[1.8]"
      strokeLinecap="round"
      strokeLinejoin="round"
      viewBox="0 0 24 24"
    >
      <path d={path} />
    </svg>
  );
}

type ToolButtonProps = {
  label: string;
  /** Undefined for a tool that does something once. */
  pressed: boolean | undefined;
  first?: boolean;
  /** Not on phones, where a further row of tools would leave less of the text. */
  wide?: boolean;
  /** Letters on it, which become the beginning of its name. */
  letters?: string;
  drawing?: ReactNode;
  onPress(): void;
  ref?: Ref<HTMLButtonElement>;
};

/** One tool. Its name is shown when it is pointed at. */
export function ToolButton({
  label,
  pressed,
  first = false,
  wide = false,
  letters,
  drawing,
  onPress,
  ref,
}: ToolButtonProps) {
  return (
    <button
      aria-label={letters === undefined ? label : `${letters}: ${label}`}
      aria-pressed={pressed}
      className={`grid h-11 min-w-11 place-items-center rounded-md px-2 text-small text-ink-soft focus-ring hover:bg-tint aria-pressed:bg-tint aria-pressed:text-ink ${wide ? "max-sm:hidden" : ""}`}
      onClick={onPress}
      onMouseDown={(event) => event.preventDefault()}
      ref={ref}
      tabIndex={first ? 0 : -1}
      title={label}
      type="button"
    >
      {drawing ?? <b>{letters}</b>}
    </button>
  );
}
