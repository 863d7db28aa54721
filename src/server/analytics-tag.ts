import { barPath } from "#features/index.server.ts";

const tag = `<script async="" fetchpriority="low" src="${barPath}"></script>`;
/** Pages that React takes over; those that stay plain HTML have no use for a script. */
const hasModules = / (?:type="module"|data-modules=")/;

/** Gives a page the script that asks whether its visit may be counted. */
export function withAnalytics(html: string): string {
  return hasModules.test(html) ? html.replace("</head>", `${tag}</head>`) : html;
}

/** The team's desk asks nothing and counts nothing. */
export function isVisited(path: string): boolean {
  return !/^\/admin(\/|\.|$)/i.test(path);
}
