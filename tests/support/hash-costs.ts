const quick = { N: 2 ** 10, r: 8, p: 1 };

/** What hashes cost in tests. A password's cost stands in its hash, so a cheap one is verified quickly too. */
export const quickCosts = { password: quick, recoveryCode: quick };
