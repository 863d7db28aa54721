/** Text of the redirects screens. */

const number = (count: number) => count.toLocaleString("en-US");

/** Validation messages. */
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

/** Validation messages for an imported file and its rows. */
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
  deleted: "The redirect is deleted. Its old address now shows the not-found page.",
} as const;

export const redirectsCopy = {
  title: "Redirects",
  introduction:
    "Old links live on in emails, search results and other sites. A redirect takes people from an old link to the right page.",
  make: "Add a redirect",
  import: "Import a list",
  export: "Export as CSV",
  search: "Address or note",
  searchButton: "Search",
  clear: "Clear search",
  caption: "Redirects",
  menuColumn: "Actions",
  kinds: { "301": "Permanent (301)", "302": "Temporary (302)" },
  outside: "Another site",
  shadowed: "Page exists",
  shadowedHint: "A page now exists at this address, so this redirect isn't used. You can delete it.",
  missingTarget: "Target not found",
  nowhereHint: "The target no longer exists. Please choose another.",
  menu: {
    of: (path: string) => `Actions for ${path}`,
    edit: "Edit",
    visit: "Try it",
    remove: "Delete",
  },
  deletion: {
    heading: (path: string) => `Delete the redirect from ${path}?`,
    text: "The old address will show the not-found page. The usage count is deleted too.",
    typed: "",
    remove: "Delete redirect",
    keep: "Cancel",
  },
  pagesLabel: "Pages of the list",
  pages: { older: "Next page", first: "First page" },
  countsNote:
    "We store only how often a redirect was used and the last day, not who used it. Days are counted in UTC. Browsers that ask not to be tracked aren't counted.",
  empty: {
    heading: "No redirects yet",
    text: "Add one when a page moves, or when people visit an address that no longer exists. Real pages always come first, so a redirect can't hide one.",
    search: "Try a shorter word.",
  },
  missing: {
    heading: "Addresses not found",
    lead: "Addresses that weren't found three times or more in the last 30 days.",
    add: "Add redirect",
    addOf: (path: string) => `Add redirect: ${path}`,
    none: "No missing addresses. Addresses that aren't found three times show up here.",
    note: "We leave out anything that could identify a person: email addresses, long numbers, keys. An address is stored in readable form only after three requests.",
  },
} as const;

export const redirectFormCopy = {
  back: "Redirects",
  newTitle: "Add a redirect",
  editTitle: "Edit a redirect",
  from: {
    label: "Old address",
    hint: "Only the path, such as /old-page. Upper and lower case don't matter.",
  },
  to: {
    label: "Leads to",
    hint: "A path on this site, optionally with ?query or #part, or an https address on another site.",
  },
  kind: {
    label: "Kind",
    placeholder: "Choose a kind",
    hint: "Search engines update their links for permanent redirects. Visitors see no difference.",
  },
  note: { label: "Note", hint: "For the team: why this redirect exists." },
  outside: "Yes, this should lead to another site",
  retarget: "Send the other redirects to the new target too",
  query: "Anything after ? in a visitor's link is kept, unless the target has its own query.",
  save: "Save redirect",
  saving: "Saving...",
  saved: "Saved. The redirect is active.",
  near: "We filled in the page with the closest address. Please check that it's right.",
} as const;

export const redirectImportCopy = {
  back: "Redirects",
  title: "Import redirects",
  introduction: "First we check the file and show you what would change. Checking changes nothing.",
  rules: [
    "A CSV file with a first line that names the columns: From, To and, optionally, Kind and Note.",
    "Up to 1,000 rows. Kind is 301 (permanent) or 302 (temporary). If empty, it's 301.",
    "Valid rows are imported even if others aren't. Rows with problems are listed by number.",
  ],
  file: {
    label: "CSV file",
    hint: "As saved by a spreadsheet. Our own export works too.",
    missing: "Please choose a file",
  },
  outside: "Yes, some rows should lead to other sites",
  check: "Check file",
  checking: "Checking...",
  report: {
    heading: "What would change",
    doneHeading: "Import results",
    rows: "Rows in the file",
    wouldAdd: "To be added",
    added: "Added",
    known: "Already there",
    bad: "With problems",
    badHeading: "Rows with problems",
    row: "Row",
    inRows: (rows: readonly number[]) =>
      rows.length > 20
        ? `In rows ${rows.slice(0, 20).join(", ")} and ${number(rows.length - 20)} more`
        : `In ${rows.length === 1 ? "row" : "rows"} ${rows.join(", ")}`,
  },
  go: (count: number) => (count === 1 ? "Import 1 redirect" : `Import ${number(count)} redirects`),
  going: "Importing...",
  done: "The redirects are active.",
  nothing: "There's nothing to import in this file.",
  toList: "Go to redirects",
} as const;
