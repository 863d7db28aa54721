/** What was measured by what a row is called, before the work on it began: with the first version that ran publicly. */
export const before: Readonly<Record<string, string>> = {
  "home from memory, 50 connections, one core": "ratio 0.64",
  "start to ready": "2,000 ms",
  "memory after load": "248 MB",
  "home, scripts (brotli)": "101.6 KB",
  "home, page + styles + fonts + scripts": "208 KB with pictures",
  "contact messages kept, 32 connections, SQLite": "1,126/s",
  "contact messages kept, 32 connections, PostgreSQL": "1,287/s",
  "/, Lighthouse mobile": "94 at ×4, blocked 290 ms",
  "/journeys/infertility, Lighthouse mobile": "93 at ×4, blocked 302 ms",
};

type Peer = { what: string; figures: string };

/** Other products with like pages and forms, measured once beside that first version and not again. */
export const peers: readonly Peer[] = [
  {
    what: "a page, requests a second on one core",
    figures: "nginx 105,000 (precompressed file), Next 677, Payload 640, Ghost 60, WordPress 42",
  },
  { what: "scripts of the home page (brotli)", figures: "Next 134 KB, Payload 256 KB, Ghost 786 KB" },
  {
    what: "largest paint, Lighthouse mobile",
    figures: "AstroWind 1,205 ms, Next 1,637 ms, Ghost 1,818 ms, Payload 4,147 ms",
  },
  { what: "durable form posts, 32 connections", figures: "Payload 98/s, WordPress 95/s, Ghost 48/s" },
  { what: "memory after load", figures: "Next 264 MB, Ghost 571 MB" },
];
