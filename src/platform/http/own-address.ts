/** Stands for this site where its address isn't known: pages are built before it is. */
const anySites = ["https://own.invalid", "http://own.invalid"];

/**
 * Where an address leads on this site, as a browser on one of our pages reads it; undefined if it leads anywhere else.
 * What begins with a slash can do so: `//elsewhere.example`, or a backslash or a tab in place of the second one.
 */
export function ownTarget(address: string, site?: string): URL | undefined {
  const targets = (site === undefined ? anySites : [site]).map((base) => {
    const url = URL.parse(address, `${base}/page`);
    return url?.origin === new URL(base).origin && url.username + url.password === "" ? url : undefined;
  });
  return targets.includes(undefined) ? undefined : targets[0];
}

/** Whether a link leads to a place on this site. Every renderer asks this, and so do redirects and sign-in. */
export function isOwnAddress(address: string, site?: string): boolean {
  return ownTarget(address, site) !== undefined;
}
