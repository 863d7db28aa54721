import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { currentToasts, subscribeToToasts, type Toast, toastHotkey } from "./store.ts";
import type { ToastCopy } from "./toast-region.tsx";

/** A plain message in case the notification's script can't be loaded. */
function BareToasts({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <div
      className="fixed right-4 bottom-4 z-50 max-w-[420px] rounded-lg bg-surface p-5 text-ink shadow-pop"
      role="status"
    >
      {toasts.map(({ id, title, description }) => (
        <p key={id}>
          {title} {description}
        </p>
      ))}
    </div>
  );
}

// Most visits never show a notification, so its code is loaded with the first one, or when F8 is pressed.
const ToastRegion = lazy(() => import("./toast-region.tsx").catch(() => ({ default: BareToasts })));

export function Toaster({ copy }: { copy: ToastCopy }) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  const [calledByKey, setCalledByKey] = useState(false);
  const needed = calledByKey || toasts.length > 0;

  useEffect(() => {
    if (needed) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.code === toastHotkey) setCalledByKey(true);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [needed]);

  if (!needed) return null;
  return (
    <Suspense>
      <ToastRegion takeFocus={calledByKey} toasts={toasts} copy={copy} />
    </Suspense>
  );
}
