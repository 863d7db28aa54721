/** The site's address in tests. Alone in its file: the benchmarks' helpers need it and run without a build of pages. */
export const siteUrl = "http://kinward.test";
