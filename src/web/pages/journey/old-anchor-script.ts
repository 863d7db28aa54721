/**
 * Leaves for the page of the phase that the address's anchor was for, before the journey's page is painted. The first
 * anchor of each phase is its own id, the last part of its page's address.
 */
export function oldAnchorScript(
  steps: readonly { href: string }[],
  anchors: readonly (readonly string[])[],
): string {
  return `(() => {
const id = location.hash.slice(1), at = ${JSON.stringify(anchors)}.findIndex((ids) => ids.includes(id));
const to = ${JSON.stringify(steps.map(({ href }) => href))}[at];
if (to) location.replace(to + location.search + (to.endsWith("/" + id) ? "" : "#" + id));
})()`;
}
