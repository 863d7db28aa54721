/** A control with a tooltip: its wrapper element and its text. */
export type TooltipHost = { id: string; element: HTMLElement; text: string };

let hosts: readonly TooltipHost[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly TooltipHost[]): void {
  hosts = next;
  for (const listener of listeners) listener();
}

/** Subscribes to changes of the list; returns a function that unsubscribes. */
export function subscribeToTooltips(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The controls on the page that have a tooltip. */
export function currentTooltips(): readonly TooltipHost[] {
  return hosts;
}

/** Adds a control; returns a function that removes it. */
export function addTooltip(host: TooltipHost): () => void {
  publish([...hosts, host]);
  return () => publish(hosts.filter((other) => other !== host));
}
