/** At most one notification at a time: a new one replaces the old one. */
export const toastLimit = 1;
/** A dismissed notification is removed from the store after this many milliseconds. */
export const toastRemovalDelay = 1_000_000;
/** A notification closes by itself after this many milliseconds, unless it has hover or focus. */
export const toastDuration = 5000;
/** How far to swipe to the right, in pixels. */
export const toastSwipeThreshold = 50;
/** Moves the focus to the notifications. */
export const toastHotkey = "F8";

type ToastRequest = {
  title: string;
  description?: string | undefined;
  variant?: "default" | "destructive" | undefined;
  /** A button in the notification, such as Undo; pressing it closes the notification. */
  action?: { label: string; run: () => void } | undefined;
};

export type Toast = ToastRequest & { id: number; open: boolean };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Subscribes to changes of the list; returns a function that unsubscribes. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Shows a notification and returns its id. */
export function toast(request: ToastRequest): number {
  lastId += 1;
  const shown = [{ ...request, id: lastId, open: true }, ...toasts].slice(0, toastLimit);
  for (const [id, timer] of removals) {
    if (shown.some((kept) => kept.id === id)) continue;
    clearTimeout(timer);
    removals.delete(id);
  }
  publish(shown);
  return lastId;
}

/** Shows a notification from its copy, with `message` in place of the copy's own text. */
export function showToast(
  { title, text, variant }: Omit<ToastRequest, "description"> & { text: string },
  message = text,
): undefined {
  toast({ title, description: message, variant });
}

/** Closes a notification; it stays in the store for a while. */
export function dismissToast(id: number): void {
  if (removals.has(id) || !toasts.some((shown) => shown.id === id)) return;
  publish(toasts.map((shown) => (shown.id === id ? { ...shown, open: false } : shown)));
  const timer = setTimeout(() => {
    removals.delete(id);
    publish(toasts.filter((shown) => shown.id !== id));
  }, toastRemovalDelay);
  removals.set(id, timer);
}
