import { useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { LocalTime } from "#ui/local-time.tsx";
import type { DeviceDraftState } from "./kept-answers.ts";
import { useCampaignCopy } from "./use-campaign-copy.tsx";

type DeviceDraftBoxProps = {
  state: DeviceDraftState;
  onKeep(): void;
  onOpen(): void;
  onRemove(): void;
};

/** Offers to keep a draft on this device, and says what is kept, where, and how to delete it. */
export function DeviceDraftBox({ state, onKeep, onOpen, onRemove }: DeviceDraftBoxProps) {
  const { campaignDraft: copy, language } = useCampaignCopy();
  const { kind } = state;
  const status = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  // The button that was pressed is gone: focus goes to what came of it.
  useEffect(() => {
    if (pressed.current) status.current?.focus();
    pressed.current = false;
  });
  const press = (action: () => void) => () => {
    pressed.current = true;
    action();
  };
  const stays = kind === "kept" || kind === "found";
  return (
    <section
      aria-label={copy.label}
      className="grid justify-items-start gap-2 rounded-md border border-line px-4 py-3 text-small text-ink-soft noscript:hidden"
    >
      <p className="rounded-xs focus-ring" ref={status} role="status" tabIndex={-1}>
        {kind === "found" ? (
          <>
            {copy.found} <LocalTime at={state.draft.savedAt} language={language} />.
          </>
        ) : (
          copy[kind]
        )}
      </p>
      <p>
        {copy.what}{" "}
        <a className="text-link-inline" href="/privacy/on-this-device">
          {copy.where}
        </a>
      </p>
      <p className="flex flex-wrap gap-3">
        {kind === "found" ? (
          <Button onClick={onOpen} size="small" variant="outline">
            {copy.open}
          </Button>
        ) : null}
        {stays ? (
          <Button key="remove" onClick={press(onRemove)} size="small" variant="text">
            {copy.remove}
          </Button>
        ) : (
          <Button key="keep" onClick={press(onKeep)} size="small" variant="outline">
            {copy.keep}
          </Button>
        )}
      </p>
    </section>
  );
}
