/**
 * Opens the worksheet the address names, for browsers that do not open a closed part by themselves. `onHidden`
 * is told when it stands in a group that is not shown.
 */
export function openAtHash(root: HTMLElement, onHidden: () => void): void {
  const id = decodeURIComponent(location.hash.slice(1));
  const target = id === "" ? null : document.getElementById(id);
  const sheet = target?.closest("details");
  if (!target || !sheet || !root.contains(sheet)) return;
  const wasOpen = sheet.open;
  sheet.open = true;
  if (sheet.closest("[hidden]")) {
    onHidden();
    // The group is shown by the next drawing.
    requestAnimationFrame(() => requestAnimationFrame(() => target.scrollIntoView()));
  } else if (!wasOpen) target.scrollIntoView();
}
