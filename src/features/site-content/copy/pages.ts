/** Why a page can't have an address. */
export const pageFaults = {
  title: "Please enter a title of at most 70 characters",
  address:
    "Please use small letters, digits and hyphens, at most 50 characters, with at most one slash, such as winter-retreat or events/winter-retreat",
  isPage: "A page of the site has this address. Please choose another one.",
  isReserved: "The site uses this address for something else. Please choose another one.",
  isTaken: "Another page of yours has this address. Please choose another one.",
  isRedirect: "A redirect begins at this address. Choose another address, or delete the redirect first.",
} as const;

/** Taking an article or a page off the site. */
export const removeCopy = {
  heading: "Delete",
  text: "It leaves the site at once, with its unpublished changes. Its versions stay here, so you can publish it again.",
  never: "It was never published, so nothing on the site changes. What is written here is thrown away.",
  leadsTo: "Where its address should lead",
  noRedirect: "Nowhere: say that it has moved or is gone",
  open: "Delete...",
  button: "Delete",
  cancel: "Keep it",
  failed: "We couldn't delete it. Please check your connection and try again.",
  done: "Deleted.",
  notThis: "This can't be deleted.",
  unknown: "Please choose one of our pages",
} as const;
