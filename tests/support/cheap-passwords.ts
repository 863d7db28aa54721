import type * as passwords from "#platform/auth/passwords.ts";

/** What a hash costs in tests: it stands in the hash, so a cheap one is checked quickly too. */
export const cheap = { N: 2 ** 10, r: 8, p: 1 };

/**
 * The same hashing at a small cost, for stories about what comes of a password: a real hash takes half a second.
 * What the real cost is stands in run-command.api.test.ts; that nobody is answered sooner, in sign-in.api.test.ts.
 */
export function cheaply(real: typeof passwords): typeof passwords {
  return { ...real, hashPassword: (password, cost = cheap) => real.hashPassword(password, cost) };
}
