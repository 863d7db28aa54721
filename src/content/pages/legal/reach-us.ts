/** How to reach a person, the same on every legal page. */
import { site } from "../../site.ts";
import { contact } from "../contact.ts";
import type { LegalBlock } from "./legal-page.ts";

export const reachUs: readonly LegalBlock[] = [
  {
    kind: "paragraph",
    text: ["Write to us on the ", { text: "contact page", href: "/contact" }, ". A person reads every note."],
  },
  {
    kind: "contact",
    before: "Or send a mail to ",
    address: site.supportEmail.address,
    note: `${contact.panel.responseNote}.`,
  },
];
