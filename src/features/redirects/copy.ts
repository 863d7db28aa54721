/** Messages about redirects; labels are in the screens. */

const number = (count: number) => count.toLocaleString("en-US");

export const redirectFaults = {
  tooLong: (max: number) => `Please keep this under ${number(max)} characters`,
  noFrom: "Please enter the old address",
  noTo: "Please enter where it should lead",
  from: "Please enter a path on this site, such as /old-page",
  fromQuery: "Please leave out everything after ? or #. A redirect matches only the path.",
  isPage: "A page already exists at this address, so a redirect would never be used.",
  to: "Please enter a path on this site, such as /contact, or a full https address",
  notHttps: "An address on another site must start with https",
  outside: (host: string) =>
    `This leads to ${host}, which is another site. Please confirm that you want this.`,
  taken: "There's already a redirect from this address",
  self: "This leads to itself. Please choose another target.",
  loop: "This would lead in a circle. Please choose another target.",
  chain: (end: string) => `This target redirects to ${end}. Please use that address instead.`,
  inUse: (from: readonly string[], count: number) =>
    `${from.join(", ")}${count > from.length ? ` and ${number(count - from.length)} more` : ""} ${
      count === 1 ? "leads" : "lead"
    } to this old address. Please confirm that ${count === 1 ? "it" : "they"} should lead to the new target too.`,
  missingTarget: "There's no page at this target. Please choose an existing page.",
  /** The note of a redirect that a page's move has left behind. */
  moved: "A page of the team's has moved.",
  tooMany: "There are already 5,000 redirects. Please delete some you no longer need.",
  kind: "Please choose one of the two kinds",
  yesOrNo: "Please answer yes or no",
  revision: "Please reload the page",
  nothing: "Please change at least one field",
  cursor: "That page link has expired. Start again from the first page.",
  changed: "Someone changed this redirect before you. What you typed is still here. Please reload the page.",
  longFile: "This file is too large. Please split it into smaller files.",
  noFile: "Please choose a file",
  checked: "Please check the file first",
} as const;

export const importFaults = {
  lostLetter: "A letter was lost before this file was saved (�). Please correct it in the file.",
  unreadable: "This file has characters we can't read. Please save it as CSV in UTF-8.",
  noColumns: "We couldn't find columns named From and To. Please name them in the first line.",
  empty: "There are no rows below the first line",
  tooMany: "This file has more than 1,000 rows. Please split it into smaller files.",
  notChecked: "This isn't the file you checked. Please check it again.",
  tooManyCells: "The row has more cells than the first line has columns",
  noFrom: "No old address",
  noTo: "No target",
  kind: "The kind isn't 301 or 302",
  longNote: "The note is longer than 300 characters",
  full: "There are already 5,000 redirects",
} as const;

const times = (count: number) => (count === 1 ? "once" : `${number(count)} times`);

/** Messages with numbers, formatted on the server. */
export const redirectMessages = {
  total: (all: number) => (all === 1 ? "1 redirect." : `${number(all)} redirects.`),
  matching: (matching: number, all: number) => `${number(matching)} of ${number(all)} match your search.`,
  hits: (count: number) => (count === 0 ? "Never" : number(count)),
  usedOn: (day: string) => (day === "" ? "Not yet" : day),
  requested: (count: number, day: string) => `Requested ${times(count)}, last on ${day}`,
  noMatch: (search: string) => `Nothing matches “${search}”`,
} as const;

export const redirectKindNames = { "301": "Permanent (301)", "302": "Temporary (302)" } as const;
