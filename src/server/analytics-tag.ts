import { barPath } from "#features/index.server.ts";

const tag = `<script async="" fetchpriority="low" src="${barPath}"></script>`;
/** Pages that React hydrates; plain HTML pages need no script. */
const hasModules = / (?:type="module"|data-modules=")/;

export function withAnalytics(html: string): string {
  return hasModules.test(html) ? html.replace("</head>", `${tag}</head>`) : html;
}
