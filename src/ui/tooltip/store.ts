/** A control that has a tooltip: the element around it and what to say. */
export type TooltipHost = { id: string; element: HTMLElement; text: string };

let hosts: readonly TooltipHost[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly TooltipHost[]): void {
  hosts = next;
  for (const listener of listeners) listener();
}

/** Calls back whenever the list changes; returns the way to stop. */
export function subscribeToTooltips(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The controls on the page that have a tooltip. */
export function currentTooltips(): readonly TooltipHost[] {
  return hosts;
}

/** Adds a control; returns the way to take it out again. */
export function addTooltip(host: TooltipHost): () => void {
  publish([...hosts, host]);
  return () => publish(hosts.filter((other) => other !== host));
}
