import { useEffect, useEffectEvent, useRef, useState } from "react";
import { apiRequest } from "#platform/browser/api-client.ts";
import { ApiError } from "#platform/browser/refusal.ts";
import { editorCopy } from "../copy/screen.ts";

const copy = editorCopy.preview;

/** A person may ask for 120 previews a minute. */
const betweenRenders = 500;

type Previewed = { document: string; page: string; value: unknown };
type Read = { html: string; problems: Readonly<Record<string, string>>; hints: string[]; text?: string };
type Following = Previewed & {
  /** Called with what could be better, each time a page could be rendered. */
  onHints(hints: readonly string[]): void;
};

/**
 * A page with a draft. A change is sent at once; while people type on, one request runs at a time, and the next one has
 * what was typed last.
 */
export function usePreview({ document, page, value, onHints }: Following): {
  html: string;
  text: string;
  note: string;
  /** The paths of fields that are missing or wrong, for which the page has stand-ins. */
  faults: readonly string[];
} {
  const reportHints = useEffectEvent(onHints);
  const [html, setHtml] = useState("");
  const [text, setText] = useState("");
  const [note, setNote] = useState("");
  const [faults, setFaults] = useState<readonly string[]>([]);
  const latest = useRef<Previewed>({ document, page, value });
  const running = useRef<AbortSignal>(undefined);
  const mounted = useRef(new AbortController());

  useEffect(() => {
    const controller = new AbortController();
    mounted.current = controller;
    return () => controller.abort();
  }, []);

  useEffect(() => {
    const { signal } = mounted.current;
    async function load(sent: Previewed): Promise<void> {
      try {
        const answer = await apiRequest("POST", "/api/admin/site-content/preview", sent, { signal });
        const read: Read = await answer.json();
        if (latest.current.page !== sent.page) return;
        if (read.html !== "") {
          setHtml(read.html);
          setText(read.text ?? "");
          if (Object.keys(read.problems).length === 0) reportHints(read.hints);
        }
        setFaults(Object.keys(read.problems));
        setNote(read.html === "" ? copy.undrawn : "");
      } catch (error) {
        const message =
          error instanceof ApiError && error.refusal.status !== 429 ? error.refusal.message : "";
        if (!signal.aborted) setNote(message || "We couldn't load the preview.");
      }
    }
    async function loadAll(): Promise<void> {
      running.current = signal;
      let sent: Previewed;
      do {
        sent = latest.current;
        await Promise.all([load(sent), new Promise((done) => setTimeout(done, betweenRenders))]);
      } while (sent !== latest.current && !signal.aborted);
      if (running.current === signal) running.current = undefined;
    }
    latest.current = { document, page, value };
    if (running.current !== signal) void loadAll();
  }, [document, page, value]);

  return { html, text, note, faults };
}
