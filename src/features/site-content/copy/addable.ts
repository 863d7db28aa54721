/** Text about what the team adds: articles, pages of its own, episodes. */

const states = {
  new: "Not published yet",
  draft: "Unpublished changes",
  hidden: "Off the site",
  published: "Published",
  shipped: "Original text",
} as const;

/** What the lists say. */
export const addableCopy = {
  search: "Search this list",
  searchButton: "Search",
  states: "States",
  noMatch: { heading: "Nothing matches", text: "Try a shorter word, or another state.", clear: "Show all" },
} as const;

const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

export const articlesCopy = {
  title: "Articles",
  about: "The articles of the Knowledge Hub: write, change, publish them, or take them off the site.",
  states,
  count: counted("article", "articles"),
  none: "There is no article.",
  import: "Import",
  add: {
    heading: "Write a new article",
    title: "Title",
    hint: "You can change the title later. The address is made from it and stays.",
    button: "Begin writing",
  },
} as const;

export const pagesCopy = {
  title: "Pages",
  about: "Pages of your own, made of headings, texts, pictures, cards, questions and forms.",
  states,
  count: counted("page", "pages"),
  none: "You haven't made a page yet.",
  add: {
    heading: "Make a new page",
    title: "Title",
    address: "Address",
    addressHint: "Made from the title if you leave it empty. You can change it later.",
    button: "Make the page",
  },
} as const;

export const episodesCopy = {
  title: "Episodes",
  about:
    "The podcast's episodes. The sound is at a host of yours; the page, its notes and the transcript are here.",
  states,
  count: counted("episode", "episodes"),
  none: "You haven't added an episode yet. Until you publish one, the page shows three samples.",
  withFeed:
    "The site shows the episodes of your show's feed, so those that you add here stay hidden. Whoever runs the site can change that (PODCAST_FEED_URL).",
  add: {
    heading: "Add an episode",
    title: "Title",
    hint: "You can change the title later. The address is made from it and stays.",
    button: "Add the episode",
  },
} as const;

export const addableLists = {
  article: { href: "/admin/site/articles", title: articlesCopy.title },
  page: { href: "/admin/site/pages", title: pagesCopy.title },
  episode: { href: "/admin/site/episodes", title: episodesCopy.title },
} as const;

export const pageFaults = {
  title: "Please enter a title of at most 70 characters",
  address:
    "Please use small letters, digits and hyphens, at most 50 characters, with at most one slash, such as winter-retreat or events/winter-retreat",
  isPage: "A page of the site has this address. Please choose another one.",
  isReserved: "The site uses this address for something else. Please choose another one.",
  isTaken: "Another page of yours has this address. Please choose another one.",
  isRedirect: "A redirect begins at this address. Choose another address, or delete the redirect first.",
} as const;

export const menuFaults = {
  unknown: "Please choose a menu",
  notOnSite: "Visitors can't open this page yet. Please publish it first.",
  gone: "This menu isn't there any more. Please reload the page.",
  scheduled: "A change of the menus is scheduled already. Please add the page under “Menus and footer”.",
} as const;

export const menuCopy = {
  heading: "Menus",
  none: "In no menu",
  open: "Add to a menu...",
  question: (title: string) => `Add “${title}” to a menu?`,
  text: "It goes to the end of the menu, under its own title, and every page shows it at once. Under “Menus and footer”, you can move and rename it.",
  label: "Menu",
  yes: "Add and publish",
  busy: "Adding...",
  done: (menu: string) => `Added. ${menu}`,
} as const;

export const removeCopy = {
  unknown: "Please choose one of our pages",
} as const;
