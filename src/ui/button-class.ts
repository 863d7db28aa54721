export type ButtonVariant = "primary" | "outline" | "text" | "accent" | "danger" | "danger-outline";
export type ButtonSize = "normal" | "small";

const base =
  "group/button items-center justify-center gap-2.5 rounded-pill font-semibold leading-tight text-center no-underline select-none " +
  "transition-colors duration-(--dur-quick) focus-ring active:translate-y-px " +
  "disabled:cursor-not-allowed disabled:text-on-disabled";
/** A disabled button with a ground of its own turns gray; a text button has none. */
const onGround = "disabled:border-transparent disabled:bg-disabled";

const sizes: Record<ButtonSize, string> = {
  normal: "min-h-13 px-7 py-2 text-body",
  small: "min-h-11 px-5 py-1.5 text-small",
};

const variants: Record<ButtonVariant, string> = {
  primary: "border-[1.5px] border-transparent bg-primary text-on-primary hover:bg-primary-hover",
  outline:
    "border-[1.5px] border-line-strong bg-surface/70 text-ink hover:bg-tint hover:border-primary hover:text-link",
  text: "text-link hover:text-primary-hover",
  /** For what can't be undone: carries it out. */
  danger: "border-[1.5px] border-transparent bg-error text-surface hover:brightness-95",
  /** Opens the question whether to do it, so it doesn't draw the eye before that. */
  "danger-outline":
    "border-[1.5px] border-error/60 bg-surface/70 text-error hover:border-error hover:bg-error-bg",
  accent: "border-[1.5px] border-transparent bg-accent text-on-accent hover:bg-honey-300",
};

export function buttonClass(variant: ButtonVariant, size: ButtonSize): string {
  // A text button lines up with the text around it, so it has no side padding.
  const box =
    variant === "text"
      ? `min-h-11 py-2 rounded-sm ${size === "small" ? "text-small" : "text-body"}`
      : `${sizes[size]} ${onGround}`;
  return `inline-flex ${base} ${box} ${variants[variant]}`;
}
