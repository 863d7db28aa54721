import { type ContextType, createContext, type RefObject, use, useEffect, useRef, useState } from "react";
import { useBlocker, useLocation } from "react-router";
import { Button } from "./button.tsx";

type Texts = ContextType<typeof DraftOwner>["texts"];

type KeepTypedProps = {
  /** Distinguishes the forms of one screen. */
  id: string;
  busy: boolean;
  /** Whether the last sending was refused. */
  failed: boolean;
  /** For a form whose sending is only a first step: whether all is done. Until then what is typed stays stored. */
  isDone?: boolean | undefined;
};

/**
 * Stores what is typed into the surrounding form in this tab, per person, screen and form, until it is sent. Says so
 * when it restores text. For fields that are never stored (passwords, files), or if the browser refuses, it warns
 * before leaving.
 */
export function KeepTyped({ id, busy, failed, isDone }: KeepTypedProps) {
  const place = useRef<HTMLDivElement>(null);
  const { prefix, copy, texts } = use(DraftOwner);
  const { pathname } = useLocation();
  const { restored, unkept, discard } = useKept(place, {
    key: `${prefix}:${pathname}:${id}`,
    texts,
    busy,
    failed,
    isDone,
  });
  return (
    <>
      {unkept && !busy ? <LeaveWarning question={copy.leave} /> : null}
      <div className="empty:hidden" ref={place} role="status">
        {restored ? (
          <p className="flex flex-wrap items-center gap-3 text-small text-ink-soft">
            {copy.restored}
            <Button onClick={discard} size="small" variant="outline">
              {copy.discard}
            </Button>
          </p>
        ) : null}
      </div>
    </>
  );
}

function useKept(
  place: RefObject<HTMLElement | null>,
  { key, texts, busy, failed, isDone }: Omit<KeepTypedProps, "id"> & { key: string; texts: Texts },
) {
  const before = useRef<Typed>({});
  const wasBusy = useRef(false);
  const [restored, setRestored] = useState(false);
  const [unkept, setUnkept] = useState(false);
  const formOf = () => place.current?.closest("form") ?? undefined;

  useEffect(() => {
    const form = place.current?.closest("form");
    if (!form) return;
    before.current = readTyped(form);
    let isGone = false;
    void load(texts, key).then((kept) => {
      if (isGone || kept === undefined) return;
      // A field that somebody types in already is left alone.
      const now = readTyped(form);
      const restorable = Object.entries(kept).filter(([name]) => now[name] === before.current[name]);
      if (isSame(now, { ...now, ...Object.fromEntries(restorable) })) return;
      writeTyped(form, Object.fromEntries(restorable));
      setRestored(true);
    });
    const keep = async () => {
      const typed = readTyped(form);
      const isKept = await store(texts, key, isSame(before.current, typed) ? undefined : typed);
      setUnkept(!isKept || hasUnkept(form));
    };
    const forget = () => {
      void store(texts, key, undefined);
      setRestored(false);
      setUnkept(false);
    };
    const listeners = { input: keep, change: keep, reset: forget };
    for (const [name, listener] of Object.entries(listeners)) form.addEventListener(name, listener);
    return () => {
      isGone = true;
      for (const [name, listener] of Object.entries(listeners)) form.removeEventListener(name, listener);
      // A form that goes at the moment its answer comes was sent.
      if (wasBusy.current) void store(texts, key, undefined);
    };
  }, [key, texts, place]);

  // Sent: what stands there now is the new beginning.
  useEffect(() => {
    const form = place.current?.closest("form");
    if (form && (isDone === true || (wasBusy.current && !busy && !failed))) {
      before.current = readTyped(form);
      void store(texts, key, undefined);
      setRestored(false);
      setUnkept(false);
    }
    wasBusy.current = isDone === undefined && busy;
  }, [busy, failed, isDone, key, texts, place]);

  function discard() {
    const form = formOf();
    if (form) writeTyped(form, before.current);
    void store(texts, key, undefined);
    setRestored(false);
  }
  return { restored, unkept, discard };
}

async function load(texts: Texts, key: string): Promise<Typed | undefined> {
  try {
    const kept: unknown = JSON.parse((await texts.read(key)) ?? "null");
    if (typeof kept !== "object" || kept === null) return undefined;
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
  } catch {
    return undefined;
  }
}

function store(texts: Texts, key: string, typed: Typed | undefined): Promise<boolean> {
  return texts.write(key, typed && JSON.stringify(typed));
}

/**
 * Asks before something is lost, inside the site and when the tab closes. Rendered only while needed: the router
 * supports one blocker at a time.
 */
function LeaveWarning({ question }: { question: string }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, []);
  return null;
}

/** What stands in the fields of a form, by field. Passwords, files and hidden fields are left out. */
type Typed = Readonly<Record<string, string>>;

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const leftOut = new Set(["password", "file", "hidden", "submit", "button", "reset", "image"]);
const ticked = new Set(["checkbox", "radio"]);

function fieldsOf(form: HTMLElement): Map<string, FormField> {
  const found = new Map<string, FormField>();
  const all = form.querySelectorAll<FormField>("input, textarea, select");
  for (const [at, field] of [...all].entries()) {
    if (leftOut.has(field.type)) continue;
    const name = field.name || field.id || `field ${at}`;
    found.set(ticked.has(field.type) ? `${name}=${field.value}` : name, field);
  }
  return found;
}

const textOf = (field: FormField) =>
  field instanceof HTMLInputElement && ticked.has(field.type) ? (field.checked ? "on" : "") : field.value;

function readTyped(form: HTMLElement): Typed {
  return Object.fromEntries([...fieldsOf(form)].map(([name, field]) => [name, textOf(field)]));
}

function isSame(one: Typed, other: Typed): boolean {
  return Object.keys({ ...one, ...other }).every((name) => (one[name] ?? "") === (other[name] ?? ""));
}

/** Puts texts back as if somebody typed them, so that React's own state follows. */
function writeTyped(form: HTMLElement, typed: Typed): void {
  for (const [name, field] of fieldsOf(form)) {
    const value = typed[name];
    if (value === undefined || value === textOf(field)) continue;
    if (field instanceof HTMLInputElement && ticked.has(field.type)) {
      if (field.type === "checkbox" || value === "on") field.click();
      continue;
    }
    // React replaces the element's own setter to notice changes by scripts; the prototype's is not replaced.
    Reflect.set(Object.getPrototypeOf(field), "value", value, field);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

/** Whether something was entered that is never kept: a password or a file. */
function hasUnkept(form: HTMLElement): boolean {
  return [...form.querySelectorAll<HTMLInputElement>('input[type="password"], input[type="file"]')].some(
    ({ value }) => value !== "",
  );
}

/** One person's unsaved input in this tab: the prefix of its storage keys, notices about it, and where it's stored. */
type Drafts = {
  prefix: string;
  copy: { restored: string; discard: string; leave: string };
  texts: {
    /** What is stored at the moment of the call. */
    read(name: string): Promise<string | undefined>;
    /** @returns whether the browser did it: some keep nothing, and none keeps everything. */
    write(name: string, text: string | undefined): Promise<boolean>;
  };
};

/** Without an owner nothing is stored. */
export const DraftOwner = createContext<Drafts>({
  prefix: "",
  copy: { restored: "", discard: "", leave: "" },
  texts: { read: async () => undefined, write: async () => true },
});
