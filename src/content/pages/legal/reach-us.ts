/** How to reach a person, the same on every legal page. */
import { site } from "../../site.ts";
import { contact } from "../contact.ts";
import type { LegalBlock } from "./legal-page.ts";

export const reachUs: readonly LegalBlock[] = [
  {
    kind: "paragraph",
    text: "A person reads every message sent with the form on our [contact page](/contact).",
  },
  {
    kind: "contact",
    before: "Or email us at",
    get address() {
      return site.supportEmail.address;
    },
    get note() {
      return `${contact.panel.responseNote}.`;
    },
  },
];
