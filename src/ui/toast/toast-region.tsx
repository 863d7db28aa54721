import * as Radix from "@radix-ui/react-toast";
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../icon.tsx";
import { dismissToast, type Toast, toastDuration, toastHotkey, toastSwipeThreshold } from "./store.ts";

export type ToastCopy = { region: string; close: string };

function ToastCard({ toast, copy }: { toast: Toast; copy: ToastCopy }) {
  const wrong = toast.variant === "destructive";
  return (
    <Radix.Root
      className="toast flex items-start gap-4 rounded-lg border border-line bg-surface py-4 pr-2 pl-5 text-ink shadow-pop focus-ring"
      data-closes-on-escape=""
      onOpenChange={(open) => {
        if (!open) dismissToast(toast.id);
      }}
      open={toast.open}
    >
      <span
        className={`grid size-9 shrink-0 place-items-center rounded-full ${wrong ? "bg-error-bg text-error" : "bg-success-bg text-success"}`}
      >
        <Icon className="size-5" name={wrong ? "warning" : "check"} />
      </span>
      <div className="min-w-0 grow py-1">
        <Radix.Title className="text-body leading-snug font-semibold">{toast.title}</Radix.Title>
        {toast.description === undefined ? null : (
          <Radix.Description className="mt-1 text-small text-ink-soft">{toast.description}</Radix.Description>
        )}
      </div>
      {toast.action === undefined ? null : (
        <Radix.Action
          altText={toast.action.label}
          className="min-h-11 shrink-0 rounded-pill px-3 font-semibold text-link underline-offset-4 focus-ring hover:underline"
          onClick={toast.action.run}
        >
          {toast.action.label}
        </Radix.Action>
      )}
      <Radix.Close
        aria-label={copy.close}
        className="-mt-1 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft focus-ring hover:bg-tint hover:text-ink"
      >
        <Icon className="size-4.5" name="close" />
      </Radix.Close>
    </Radix.Root>
  );
}

type ToastRegionProps = { toasts: readonly Toast[]; copy: ToastCopy; takeFocus: boolean };

/** The notifications at the lower edge. The timer pauses while they have hover or focus. */
export default function ToastRegion({ toasts, copy, takeFocus }: ToastRegionProps): ReactNode {
  const viewport = useRef<HTMLOListElement>(null);

  // The key press that loaded this component happened before it could listen.
  useEffect(() => {
    if (takeFocus) viewport.current?.focus();
  }, [takeFocus]);

  return (
    <Radix.Provider
      duration={toastDuration}
      label={copy.region}
      swipeDirection="right"
      swipeThreshold={toastSwipeThreshold}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} copy={copy} />
      ))}
      <Radix.Viewport
        className="fixed right-4 bottom-4 z-50 grid w-[calc(100vw-2rem)] gap-2 rounded-lg focus-ring sm:right-6 sm:bottom-6 sm:max-w-[420px]"
        data-toasts=""
        hotkey={[toastHotkey]}
        label={`${copy.region} ({hotkey})`}
        ref={viewport}
      />
    </Radix.Provider>
  );
}
