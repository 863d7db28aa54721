import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class.ts";

type ButtonProps = Omit<ComponentProps<"button">, "className"> & {
  variant: ButtonVariant;
  size?: ButtonSize;
  /** Work is under way: disabled look with a small ring; the words change with it. */
  busy?: boolean;
  /** Placing only, such as a width. */
  className?: string;
};

/** A button. One filled button per section, the alternative outlined, further links as text. */
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
