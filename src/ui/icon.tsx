import sprite from "./sprite.svg?no-inline";

export type IconName =
  | "chevron"
  | "close"
  | "menu"
  | "external"
  | "arrow"
  | "download"
  | "moon"
  | "leaf"
  | "leave"
  | "phone"
  | "mail"
  | "clock"
  | "people"
  | "warning"
  | "check"
  | "plus"
  | "minus"
  | "sliders"
  | "play"
  | "pause"
  | "stop"
  | "sound"
  | "choices"
  | "info"
  | "expand"
  | "shrink"
  | "grid"
  | "lock"
  | "person"
  | "dots"
  | "grip"
  | "search"
  | "ticket"
  | "book"
  | "water"
  | "picture"
  | "heart"
  | "shield"
  | "note";

type IconProps = {
  name: IconName;
  /** Size and layout classes; by default one line of text high. */
  className?: string;
};

/**
 * A line icon next to text with the same meaning; never a control's only name. The shapes are in one sprite file, so
 * that no script has to include them.
 */
export function Icon({ name, className = "size-[1.15em]" }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.7"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
