/**
 * The longest text each kind of field takes, in characters as `maxlength` counts them. Stands apart from the
 * schemas so that a form can set `maxlength` without loading the validator.
 */
export const textBounds = {
  name: 200,
  email: 254,
  phone: 50,
  message: 10_000,
  /** The hidden field: long enough to keep what a robot wrote as evidence. */
  trap: 2_000,
} as const;
