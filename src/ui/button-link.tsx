import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class.ts";
import { Icon } from "./icon.tsx";

type ButtonLinkProps = Omit<ComponentProps<"a">, "className" | "href"> & {
  href: string;
  variant: ButtonVariant;
  size?: ButtonSize;
  /** Opens a new tab: the text that announces it to screen readers. */
  external?: string | undefined;
  /** Layout classes only, such as a width. */
  className?: string;
};

/** A link styled as a button; `external` opens a new tab and says so. */
export function ButtonLink({
  href,
  variant,
  size = "normal",
  external,
  className = "",
  children,
  ...anchor
}: ButtonLinkProps) {
  const classes = `${buttonClass(variant, size)} ${className}`;
  if (external !== undefined) {
    return (
      <a {...anchor} className={classes} href={href} rel="noopener" target="_blank">
        {children}
        <Icon name="external" />
        <span className="sr-only"> ({external})</span>
      </a>
    );
  }
  return (
    <a {...anchor} className={classes} href={href}>
      {children}
      {variant === "text" ? (
        <Icon
          className="size-[1.1em] transition-transform duration-(--dur-quick) group-hover/button:translate-x-0.5"
          name="arrow"
        />
      ) : null}
    </a>
  );
}
