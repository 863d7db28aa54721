/**
 * Leaves for the page of the phase that the address's anchor was for, before the journey's page is painted. The first
 * anchor of each phase is its own id, the last part of its page's address.
 */
export function oldAnchorScript(anchors: readonly (readonly string[])[]): string {
  return `(() => {
const id = location.hash.slice(1), [phase] = ${JSON.stringify(anchors)}.find((ids) => ids.includes(id)) ?? [];
if (phase) location.replace(location.pathname.replace(/\\/?$/, "/") + phase + location.search + (phase === id ? "" : "#" + id));
})()`;
}
