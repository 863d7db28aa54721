/** What a service worker finds around it, as far as ours use it. TypeScript knows either a page or a worker. */

type Lasting = Event & { waitUntil(work: Promise<unknown>): void };

export type Fetching = Lasting & {
  readonly request: Request;
  /** The page, asked for while the worker was still waking. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

export type WorkerScope = {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void>; disable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(name: "fetch", listener: (event: Fetching) => void): void;
};

/** The names of all our stores begin with this. */
export const storePrefix = "kinward-";
