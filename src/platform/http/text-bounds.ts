/**
 * The longest text of each kind of field, in characters as `maxlength` counts them. Separate from the schemas so that
 * a form can set `maxlength` without loading the validator.
 */
export const textBounds = {
  name: 200,
  email: 254,
  phone: 50,
  message: 10_000,
  /** The honeypot: long enough to store what a bot entered. */
  trap: 2_000,
} as const;
