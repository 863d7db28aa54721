/** Text on every page that the team makes. */
export const simplePageCopy = {
  forms: {
    contact: { heading: "Write to us", button: "Go to the contact form", href: "/contact" },
    inquiry: { heading: "For clinics", button: "Go to the form for clinics", href: "/clinics/contact" },
  },
} as const;
