import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class.ts";

type ButtonProps = Omit<ComponentProps<"button">, "className"> & {
  variant: ButtonVariant;
  size?: ButtonSize;
  /** In progress: disabled style with a spinner; the caller changes the label. */
  busy?: boolean;
  /** Layout classes only, such as a width. */
  className?: string;
};

/** A button. Use one filled button per section, outlined for the alternative, and text for further links. */
export function Button({
  variant,
  size = "normal",
  busy = false,
  disabled = false,
  type = "button",
  className = "",
  children,
  ...button
}: ButtonProps) {
  return (
    <button
      {...button}
      aria-busy={busy || undefined}
      className={`${buttonClass(variant, size)} ${className}`}
      disabled={disabled || busy}
      type={type}
    >
      {busy ? (
        <span
          aria-hidden="true"
          className="size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent motion-reduce:animate-none"
        />
      ) : null}
      {children}
    </button>
  );
}
