/**
 * The colors of the tokens as they are shipped (src/ui/tokens/tokens.css; a test compares them), each by day and night,
 * and which of the organization's two colors it is derived from. What isn't here never changes with a brand: errors,
 * warnings, success, the crisis card, a chart's other colors.
 */

/** The brand color that a token follows. */
export type Family = "main" | "second";

/** A token's color by day and by night. */
export type DayAndNight = { readonly day: string; readonly night: string };

type ShippedColor = DayAndNight & { readonly families: Readonly<Record<keyof DayAndNight, Family>> };

const main = (day: string, night: string): ShippedColor => ({
  day,
  night,
  families: { day: "main", night: "main" },
});
const second = (day: string, night: string): ShippedColor => ({
  day,
  night,
  families: { day: "second", night: "second" },
});
/** Follows one color by day and the other one by night. */
const mixed = (day: string, night: string, families: ShippedColor["families"]): ShippedColor => ({
  day,
  night,
  families,
});
const warmByDay = { day: "second", night: "main" } as const;
const warmByNight = { day: "main", night: "second" } as const;

/** Tokens of pages (`--kw-…`) and of the shipped logo (`--logo-…`). */
export const shippedTokens = {
  "kw-bg": mixed("#FCF9F5", "#17111F", warmByDay),
  "kw-surface": main("#FFFFFF", "#211929"),
  "kw-sunken": main("#F5EFF1", "#120D19"),
  "kw-tint": main("#F3EDF7", "#291F35"),
  "kw-tint-warm": second("#FDF1E3", "#2F2424"),
  "kw-ink": main("#2C1F3D", "#F2ECF4"),
  "kw-ink-soft": main("#564A66", "#CBC0D4"),
  "kw-ink-faint": main("#6B5F7A", "#A89BB5"),
  "kw-line": main("#E4DAE8", "#3B3049"),
  "kw-line-strong": main("#8B7C9B", "#8A7B9B"),
  "kw-primary": main("#5D4080", "#D2BEE6"),
  "kw-primary-hover": main("#472F63", "#E2D6EC"),
  "kw-on-primary": main("#FFFFFF", "#251736"),
  "kw-link": main("#5D4080", "#D2BEE6"),
  "kw-accent": second("#F2B661", "#F2C179"),
  "kw-on-accent": mixed("#332147", "#2A1B12", warmByNight),
  "kw-disabled": main("#EDE7EF", "#2C2336"),
  "kw-on-disabled": main("#6B5F7A", "#A89BB5"),
  "kw-footer": main("#2A1B3D", "#0F0A17"),
  "kw-on-footer": main("#F0E9F6", "#F0E9F6"),
  "kw-on-footer-soft": main("#CBB8DD", "#BFAECB"),
  "kw-focus": mixed("#5D4080", "#F8CB86", warmByNight),
  "kw-focus-gap": main("#FFFFFF", "#17111F"),
  "kw-frame": mixed("#FFFCF7", "#3B3049", warmByDay),
  "kw-chart-1": main("#5D4080", "#CBB8DD"),
  "kw-chart-6": main("#7A6E86", "#9C90A8"),
  "logo-stem": main("#412D5C", "#F0E9F6"),
  "logo-arm": main("#745297", "#CBB8DD"),
  "logo-dot": second("#E9A23F", "#F8CB86"),
  "logo-text": main("#2C1F3D", "#F2ECF4"),
  "art-sky-1": main("#E6DDF0", "#150F2A"),
  "art-thread-1": main("#6C5094", "#A990CC"),
  // The cards on the home page are always dark, and an issue is always on white.
  "art-step-1": main("#2F1F45", "#2F1F45"),
  "art-step-2": main("#2D2F5E", "#2D2F5E"),
  "art-step-honey": second("#F8CB86", "#F8CB86"),
  "art-step-lilac": main("#E2D6EC", "#E2D6EC"),
  "art-step-apricot": second("#F7CFB9", "#F7CFB9"),
  "mail-link": main("#5D4080", "#5D4080"),
} as const satisfies Readonly<Record<string, ShippedColor>>;

/** The name of a token that follows the brand. */
export type Token = keyof typeof shippedTokens;
