/**
 * Content that the team edits in the admin. A document's file here is its default; what the team has published lies over
 * it, and a preview lies over both within one render. Whoever shows a document asks `current` each time, and keeps
 * nothing that was computed from it.
 */
export type ContentDocument<Value> = {
  readonly id: string;
  /** The value in this repository, which counts until the team publishes another. */
  readonly shipped: Value;
  /** What the team has published; set by the server (features/site-content). */
  published: Value | undefined;
  /** When that was published. */
  publishedAt: string | undefined;
  /** The value being previewed in this render, if there is one; set by the server too. */
  preview: (() => Value | undefined) | undefined;
};

/** Declares a document with its default. */
export function contentDocument<Value>(id: string, shipped: Value): ContentDocument<Value> {
  return { id, shipped, published: undefined, publishedAt: undefined, preview: undefined };
}

let readsShipped = false;

/** Runs something that sees every document as it is shipped, whatever the team has published. */
export function asShipped<Result>(run: () => Result): Result {
  const before = readsShipped;
  readsShipped = true;
  try {
    return run();
  } finally {
    readsShipped = before;
  }
}

/** What lies over a document's default now, if anything does. */
export function overShipped<Value>({ preview, published }: ContentDocument<Value>): Value | undefined {
  return readsShipped ? undefined : (preview?.() ?? published);
}

/** What a document says now. */
export function current<Value>(document: ContentDocument<Value>): Value {
  return overShipped(document) ?? document.shipped;
}

/** Addresses ending in `.example` belong to nobody: they are placeholders until the team enters its own. */
export function isPlaceholder(address: string): boolean {
  return /\.example(?:[:/?#]|$)/.test(address);
}
