import type { ComponentPropsWithRef } from "react";

const looks = { 2: "font-display text-h2", 3: "font-display text-h3", 4: "font-display text-h4 font-[450]" };

type Props = ComponentPropsWithRef<"h2"> & {
  /** Its level in the page's outline. */
  level: 2 | 3 | 4;
  /** Its size on the screen, if that differs from its level. */
  size?: 2 | 3 | 4;
};

/** A heading in the display typeface. */
export function Heading({ level, size = level, className, ...rest }: Props) {
  const Tag = `h${level}` as const;
  return <Tag className={className ? `${looks[size]} ${className}` : looks[size]} {...rest} />;
}
