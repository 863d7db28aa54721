import { isDemo } from "#platform/demo.ts";
import { memoryFile } from "./memory-pages.ts";
import type { StaticFile } from "./static-file.ts";

export type DemoMark = {
  /** Headers of every response: search engines leave a demo out. */
  headers: Readonly<Record<string, string>>;
  /** Adds the strip to a page. */
  mark(html: string): string;
};

const noMark: DemoMark = { headers: {}, mark: (html) => html };

const sheetPath = "/demo.css";
const link = `<link rel="stylesheet" href="${sheetPath}">`;
// React skips an element of an unknown name in the body when it hydrates, and never removes it.
const strip =
  '<demo-mark role="complementary" aria-label="Demo"><b>Demo</b> All people and texts are invented. No mail leaves this computer.</demo-mark>';
const demoMark: DemoMark = {
  headers: { "x-robots-tag": "noindex, nofollow" },
  mark(html) {
    const marked = html.replace("</head>", `${link}</head>`);
    const start = marked.indexOf(">", marked.indexOf("<body")) + 1;
    return marked.slice(0, start) + strip + marked.slice(start);
  },
};

/**
 * The colors are tokens, which have a day and a night. The strip is part of the page, so it covers nothing. Beside the
 * admin's side navigation, which is as high as the window, it stays at the top and takes its height off.
 */
const sheet = `demo-mark {
  display: block;
  padding: 0.25rem 1rem;
  background: var(--color-accent);
  color: var(--color-on-accent);
  font: 0.875rem/1.4 var(--font-sans);
  text-align: center;
}
demo-mark b {
  margin-right: 0.5rem;
  letter-spacing: 0.04em;
}
@media (min-width: 64rem) {
  :root:has(header.admin-nav) {
    --demo-strip: 1.75rem;
    scroll-padding-top: var(--demo-strip);
    & demo-mark {
      position: sticky;
      top: 0;
      z-index: 50;
      height: var(--demo-strip);
      overflow: hidden;
      white-space: nowrap;
    }
    & header.admin-nav {
      top: var(--demo-strip);
      height: calc(100dvh - var(--demo-strip));
    }
  }
}
@media print {
  demo-mark {
    position: static !important;
  }
}
`;

export function demoMarkOf({ DATA_DIR }: { readonly DATA_DIR: string }): DemoMark {
  return isDemo(DATA_DIR) ? demoMark : noMark;
}

/** The strip's style sheet, for a demo. */
export function demoFiles(settings: { DATA_DIR: string; SITE_URL: string }): readonly [string, StaticFile][] {
  if (!isDemo(settings.DATA_DIR)) return [];
  return [[sheetPath, memoryFile(sheetPath, Buffer.from(sheet), { siteUrl: settings.SITE_URL })]];
}
