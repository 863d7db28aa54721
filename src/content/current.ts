import { fillName } from "./organization-name.ts";

/**
 * Content that the team edits in the admin. A document's file here is its default; what a site's team has published lies
 * over it, and a preview lies over both within one render. Whoever shows a document asks `current` each time, and keeps
 * nothing that was computed from it.
 */
export type ContentDocument<Value> = {
  readonly id: string;
  /** The value in this repository, which counts until the team publishes another. */
  readonly shipped: Value;
  /** What lies over it, for each site of this process, and for each preview. */
  readonly over: WeakMap<PublishedContent, { value: Value; at?: string | undefined }>;
};

/** What one site has published. The composition root makes it; a preview makes another that lies over it. */
export type PublishedContent = {
  /** What a preview, or a render that notes what it reads, lies over. */
  readonly under?: PublishedContent | undefined;
  /** What this render has read: documents, parts of pages' texts as "document:part", and lists of documents. */
  readonly reads?: Set<string>;
};

/** Declares a document with its default. */
export function contentDocument<Value>(id: string, shipped: Value): ContentDocument<Value> {
  return { id, shipped, over: new WeakMap() };
}

/** Says whose content code reads while it runs: Node's AsyncLocalStorage. */
type Scope = {
  getStore(): PublishedContent | undefined;
  run<Result>(content: PublishedContent, run: () => Result): Result;
};

let scope: Scope | undefined;

/** Gives the server's scope (published.server.ts). Browsers, the build and scripts have none and see the defaults. */
export function readIn(ofServer: Scope): void {
  scope = ofServer;
}

const nothing: PublishedContent = {};

/** Runs something that sees every document as it is shipped, whatever the team has published. */
export function asShipped<Result>(run: () => Result): Result {
  return scope ? scope.run(nothing, run) : run();
}

/** The site whose content is read now; undefined where everything is as shipped. */
export function siteNow(): PublishedContent | undefined {
  let content = scope?.getStore();
  while (content?.under) content = content.under;
  return content === nothing ? undefined : content;
}

/** Notes that this render has read a document, a part of one or a list; changing it changes the page. */
export function noteRead(what: string): void {
  scope?.getStore()?.reads?.add(what);
}

/** What is being previewed of a document in this render, or else published. `part` is what is read of a page's texts. */
export function overShipped<Value>(document: ContentDocument<Value>, part?: string): Value | undefined {
  noteRead(part === undefined ? document.id : `${document.id}:${part}`);
  return valueOver(document);
}

/** The same for the documents of a list, which is noted as a whole. */
export function valueOver<Value>({ over }: ContentDocument<Value>): Value | undefined {
  for (let content = scope?.getStore(); content; content = content.under) {
    const found = over.get(content);
    if (found) return found.value;
  }
  return undefined;
}

/** Whether this render previews the document. */
export function isPreviewed({ over }: ContentDocument<unknown>): boolean {
  for (let content = scope?.getStore(); content?.under; content = content.under)
    if (over.has(content)) return true;
  return false;
}

/** What the site has published of a document, and when. */
export function publishedNow<Value>({
  id,
  over,
}: ContentDocument<Value>): { value: Value; at?: string | undefined } | undefined {
  noteRead(id);
  const site = siteNow();
  return site && over.get(site);
}

/** What a document says now, with the organization's name in its texts. */
export function current<Value>(document: ContentDocument<Value>): Value {
  return withName(overShipped(document) ?? document.shipped);
}

/** What the organization calls itself. */
export type Identity = {
  name: string;
  /** For the icon on a phone's home screen, where a long name is cut off. */
  shortName?: string;
  /** One sentence, which the foot of each page says. */
  promise: string;
};

/** The organization's name and what goes with it, as the team edits them. */
export const identityDocument = contentDocument<Identity>("identity", {
  name: "Kinward",
  promise: "A community for every way of building a family, and for every way a path can end.",
});

/** The organization's identity now. In a browser only its name is known, from the page. */
export function identityNow(): Identity {
  const { shipped } = identityDocument;
  if (scope) return overShipped(identityDocument) ?? shipped;
  const name = globalThis.document?.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
  return name ? { ...shipped, name } : shipped;
}

/** Whether the organization has the name that the shipped logo, pictures and audio samples say. */
export function hasShippedName(): boolean {
  return identityNow().name === identityDocument.shipped.name;
}

let isAsWritten = false;

/** Reads texts as their writers have them, with {name} in them. What reads them must not wait for anything. */
export function asWritten<Result>(read: () => Result): Result {
  const before = isAsWritten;
  isAsWritten = true;
  try {
    return read();
  } finally {
    isAsWritten = before;
  }
}

/** A value whose texts say the organization's name where they have {name}. */
export function withName<Value>(value: Value): Value {
  if (isAsWritten) return value;
  return fillName(value, () => identityNow().name);
}

/** Texts that are read anew each time, so that they say the organization's name of then. */
/* @__NO_SIDE_EFFECTS__ */
export function namedTexts<Texts extends object>(texts: Texts): Texts {
  const named: Texts = Object.create(Object.prototype);
  for (const key of Object.keys(texts))
    Object.defineProperty(named, key, { enumerable: true, get: () => withName(Reflect.get(texts, key)) });
  return named;
}

/**
 * Something else that belongs to what a site has published, such as its pictures; made when it's first needed. Where
 * everything is as shipped, it's always the same.
 */
export function ofSite<State>(make: () => State): () => State {
  const asShipped = make();
  const states = new WeakMap<PublishedContent, State>();
  return () => {
    const site = siteNow();
    if (!site) return asShipped;
    const known = states.get(site) ?? make();
    states.set(site, known);
    return known;
  };
}

/** Addresses ending in `.example` belong to nobody: they are placeholders until the team enters its own. */
export function isPlaceholder(address: string): boolean {
  return /\.example(?:[:/?#]|$)/.test(address);
}
