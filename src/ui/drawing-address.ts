/**
 * The address of an illustration, from its file name in public/illustrations without the extension. While a site has a
 * look of its own, pages say which (web/layout/look-head.server.ts), so that browsers don't show drawings of an earlier one.
 */
export function drawingAddress(name: string): string {
  const version = globalThis.document?.documentElement.dataset.look;
  return `/illustrations/${name}.svg${version === undefined ? "" : `?v=${version}`}`;
}
