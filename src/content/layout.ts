/** Words of the frame around every page: header, drawer, footer, notices, error boundary. */

export const layout = {
  skipLink: "Skip to the main content",
  loading: "Loading the page",
  opensInNewTab: "opens in a new tab",
  close: "Close",

  header: {
    homeLink: "{name}, home",
    slimLine: "Notes and settings",
    navigation: "Main",
    gentleOn: "Gentle mode: on",
    gentleOff: "Gentle mode: off",
    quietSettings: "Quiet settings",
    night: "Night",
    day: "Day",
    leaveQuickly: "Leave quickly",
    leaveShort: "Leave",
    search: "Search",
    openMenu: "Open the menu",
    clinicStaff: "Clinic Staff",
  },

  tooltips: {
    gentle: "Folds parts about loss, birth and babies behind a short note. Your choice stays on this device.",
    quietSettings: "Choose which topics gentle mode folds, and what your browser tab says.",
    theme: "Switches between light and dark colors. Your choice stays on this device.",
    leaveQuickly:
      "Opens a weather page in place of this one. Pressing Escape three times quickly does the same. It doesn’t clear your browser history.",
    clinicStaff: "Not available yet",
  },

  drawer: {
    label: "Menu",
    close: "Close the menu",
  },

  footer: {
    label: "Footer",
    navigation: "All pages",
    social: "Social networks",
    notices: "Notices",
    crisis: "Help in a crisis",
  },

  breadcrumbs: {
    label: "You are here",
    home: "Home",
  },

  toasts: {
    /** The region's name; F8 moves focus to it. */
    region: "Notifications",
    close: "Close this notification",
  },

  images: {
    failed: "This picture didn’t load.",
  },

  errorBoundary: {
    title: "This page couldn’t open",
    heading: "This page couldn’t open",
    text: "Something went wrong on our side. It wasn’t anything you did.",
    kept: "Words you typed may still be there if you go back.",
    reload: "Load the page again",
    home: "Go to the home page",
    contact: "Write to us",
    offlineHeading: "You seem to be offline",
    offlineText: "Please check your connection and try again.",
  },
} as const;
