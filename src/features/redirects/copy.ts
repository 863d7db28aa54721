/** Words of the screens where owners lead old addresses on. */

const number = (count: number) => count.toLocaleString("en-US");

/** Sentences for what cannot be stored as it is. */
export const redirectFaults = {
  tooLong: (max: number) => `Please keep this under ${number(max)} characters`,
  noFrom: "Please give the old address",
  noTo: "Please say where it should lead",
  from: "Please give a path of this site, such as /old-page",
  fromQuery: "Please leave out what follows ? or #. A redirect looks at the path alone.",
  isPage: "Something of this site answers at this address. A redirect there would never be used.",
  to: "Please give a path of this site, such as /contact, or a whole address with https",
  notHttps: "An address of another site must begin with https",
  outside: (host: string) => `This leads to ${host}, which is another site. Please say that you mean it.`,
  taken: "There is a redirect from this address already",
  self: "This leads to itself. Please choose another target.",
  loop: "This would lead in a circle. Please choose another target.",
  chain: (end: string) => `This target leads on to ${end}. Please lead there at once.`,
  inUse: (from: readonly string[], count: number) =>
    `${from.join(", ")}${count > from.length ? ` and ${number(count - from.length)} more` : ""} ${
      count === 1 ? "leads" : "lead"
    } to this old address. Please say that ${count === 1 ? "it" : "they"} should lead to the new target too.`,
  nowhere: "There is no page at this target. Please choose one that is there.",
  tooMany: "There are 5,000 redirects already. Please delete some that are not used any more.",
  kind: "Please choose one of the two kinds",
  yesOrNo: "Please answer with yes or no",
  revision: "Please load the page again",
  nothing: "Please say what is to change",
  cursor: "That is no place in the list",
  changed:
    "Someone changed this redirect before you. What you typed is still here. Please load the page again.",
  longFile: "This file is too long. Please cut it into parts.",
  noFile: "Please choose a file",
  checked: "Please look through the file first",
} as const;

/** Sentences for a file and its rows. */
export const importFaults = {
  unreadable: "This file has characters we cannot read. Please save it as CSV in UTF-8.",
  noColumns: "We found no columns called From and To. Please name them in the first line.",
  empty: "There are no rows below the first line",
  tooMany: "This file has more than 1,000 rows. Please cut it into parts.",
  notChecked: "This is not the file that was looked through. Please look through it again.",
  tooManyCells: "More cells than the first line has columns",
  noFrom: "No old address",
  noTo: "No target",
  kind: "The kind is neither 301 nor 302",
  longNote: "The note is longer than 300 characters",
  full: "There are 5,000 redirects already",
} as const;

/** The first line of an exported file. An import knows the first four. */
export const redirectColumns = [
  "From",
  "To",
  "Kind",
  "Note",
  "Hits",
  "Last used",
  "Made",
  "Changed",
] as const;

const times = (count: number) => (count === 1 ? "once" : `${number(count)} times`);

/** Sentences with numbers in them, made on the server. */
export const redirectMessages = {
  total: (all: number) => (all === 1 ? "One in all." : `${number(all)} in all.`),
  fitting: (fitting: number, all: number) => `${number(fitting)} of ${number(all)} fit your search.`,
  hits: (count: number) => (count === 0 ? "Never" : number(count)),
  usedOn: (day: string) => (day === "" ? "Not yet" : day),
  asked: (count: number, day: string) => `Asked for ${times(count)}, last on ${day}`,
  noMatch: (search: string) => `Nothing matches “${search}”`,
  deleted: "The redirect is deleted. Its old address leads nowhere now.",
} as const;

/** The list. */
export const redirectsCopy = {
  title: "Redirects",
  introduction:
    "Old links live on in mails, in search results and on other sites. A redirect leads them to the page that has what people look for.",
  make: "Add a redirect",
  import: "Import a list",
  export: "Export as CSV",
  search: "Address or note",
  searchButton: "Search",
  clear: "Clear search",
  caption: "Redirects",
  columns: { from: "Old address", to: "Leads to", kind: "Kind", hits: "Used", usedOn: "Last used" },
  menuColumn: "What can be done",
  kinds: { "301": "For good (301)", "302": "For now (302)" },
  outside: "Another site",
  shadowed: "A page answers here",
  shadowedHint: "A page stands at this address now, and pages come first. This redirect can go.",
  nowhere: "Target is gone",
  nowhereHint: "Nothing answers at the target any more. Please choose another.",
  menu: {
    of: (path: string) => `What can be done with ${path}`,
    edit: "Edit",
    visit: "Try it",
    remove: "Delete",
  },
  deletion: {
    heading: (path: string) => `Delete the redirect from ${path}?`,
    text: "Its old address leads to the page for unknown addresses from then on. Its count goes too.",
    typed: "",
    remove: "Delete it",
    keep: "Keep it",
  },
  more: "Next page",
  first: "First page",
  pages: "Pages of the list",
  countsNote:
    "Uses are a number and a day, and nothing of who it was. Days are counted in UTC. Browsers that ask not to be tracked are not counted.",
  empty: {
    heading: "No redirects yet",
    text: "Add one when a page moves, or when people ask for an address that is gone. Real pages always come first, so nothing can be hidden by it.",
    search: "Try a shorter word.",
  },
  missing: {
    heading: "Asked for and not found",
    lead: "Addresses that led nowhere in the last 30 days, three times or more. One press begins a redirect.",
    begin: "Lead it on",
    beginOf: (path: string) => `Lead it on: ${path}`,
    none: "Nothing was asked for three times without being found. When it is, it will stand here.",
    note: "We leave out what may be about a person: mail addresses, long numbers, keys. An address stays unreadable until it was asked for three times.",
  },
} as const;

/** The form for one redirect. */
export const redirectFormCopy = {
  back: "Redirects",
  newTitle: "Add a redirect",
  editTitle: "Edit a redirect",
  from: {
    label: "Old address",
    hint: "The path alone, such as /old-page. Capital letters make no difference.",
  },
  to: {
    label: "Leads to",
    hint: "A path of this site, with ?query or #part if you like, or an https address of another site.",
  },
  kind: {
    label: "Kind",
    placeholder: "Choose a kind",
    hint: "Search engines move on with a page that has moved for good. Visitors see no difference.",
  },
  note: { label: "Note", hint: "For the team: why it is here." },
  outside: "It leads to another site, and I mean it",
  leadOn: "Lead the others to the new target too",
  query: "What stands after ? in a visitor's link goes along, unless the target has its own.",
  save: "Save the redirect",
  saving: "Saving...",
  saved: "Saved. It works from now on.",
  near: "We filled in the page whose address is nearest. Please look whether it fits.",
} as const;

/** The screen that imports a list. */
export const redirectImportCopy = {
  back: "Redirects",
  title: "Import redirects",
  introduction:
    "First we look through the file and tell you what would come of it. Nothing is changed by looking.",
  rules: [
    "A CSV file with a first line that names the columns: From, To, and if you like Kind and Note.",
    "Up to 1,000 rows. Kind is 301 for good, or 302 for now. Left empty it is 301.",
    "Rows that make sense go in, also when others do not. The others are told by their number.",
  ],
  file: {
    label: "CSV file",
    hint: "As spreadsheets save it. Our own export fits too.",
    missing: "Please choose a file",
  },
  outside: "Some rows lead to other sites, and I mean it",
  check: "Look through the file",
  checking: "Looking...",
  report: {
    heading: "What would come of it",
    doneHeading: "What came of it",
    rows: "Rows in the file",
    wouldAdd: "Would be added",
    added: "Added",
    known: "There already",
    bad: "Cannot be taken",
    badHeading: "Rows that cannot be taken",
    row: "Row",
    inRows: (rows: readonly number[]) =>
      rows.length > 20
        ? `In rows ${rows.slice(0, 20).join(", ")} and ${number(rows.length - 20)} more`
        : `In ${rows.length === 1 ? "row" : "rows"} ${rows.join(", ")}`,
  },
  go: (count: number) => (count === 1 ? "Import 1 redirect" : `Import ${number(count)} redirects`),
  going: "Importing...",
  done: "They work from now on.",
  nothing: "There is nothing to import in this file.",
  toList: "Go to the list",
} as const;
