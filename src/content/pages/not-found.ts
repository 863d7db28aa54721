/** The page every unknown address shows. */
import { mentorInShort } from "../mentoring/in-short.ts";
import { withTexts } from "../page-texts.server.ts";
import type { MenuItem, Page } from "../schema.ts";

type NotFoundPage = Omit<Page, "path" | "blocks"> & {
  /** Pages whose address, present or old, is nearest to the one that was asked for. */
  near: { heading: string /** `{path}` is the old address. */; oldAddress: string };
  links: readonly MenuItem[];
  popular: { heading: string; links: readonly MenuItem[] };
  help: { before: string; link: MenuItem; after: string };
};

/** Where it's previewed: an address that nothing else will have. */
export const notFoundAt = "/404";

export const notFound: NotFoundPage = withTexts({
  name: "Page Not Found",
  meta: {
    title: "Page Not Found - {name} | 404 Error",
    description:
      "This page may have been part of our old site. Find your way to guided journeys, peer support, the Knowledge Hub, ZenDen or our team.",
    keywords: ["page not found", "404", "{name}", "guided journeys", "peer support"],
    indexed: false,
  },
  heading: "We’ve Moved!",
  introduction:
    "This page may have been part of our old site. Most of what was there has a new address, and the links below will get you close.",
  picture: {
    name: "not-found",
    alt: "A house with lit windows sails across a lake on a boat.",
    width: 1200,
    height: 700,
  },
  near: { heading: "Were you looking for one of these?", oldAddress: "It used to be at {path}" },
  links: [
    { href: "/", title: "Home", hint: "What {name} is, and where to start" },
    {
      href: "/journeys",
      title: "Guided Journeys",
      hint: "Infertility, donor conception, surrogacy, adoption",
    },
    { href: "/support/peer-mentoring", title: "Peer Support", hint: mentorInShort },
    { href: "/resources/knowledge-hub", title: "Knowledge Hub", hint: "Free articles and guides" },
    { href: "/resources/zenden", title: "ZenDen", hint: "Breathing and grounding exercises" },
    { href: "/contact", title: "Contact Us", hint: "Send us a message" },
  ],
  popular: {
    heading: "Popular journeys",
    links: [
      { href: "/journeys/infertility", title: "Infertility" },
      { href: "/journeys/donor-conception", title: "Donor conception" },
      { href: "/journeys/surrogacy", title: "Surrogacy" },
      { href: "/journeys/gestational-surrogates", title: "Gestational surrogates" },
      { href: "/journeys/adoption", title: "Adoption" },
    ],
  },
  help: {
    before: "Still can’t find what you’re looking for? ",
    link: { href: "/contact", title: "Contact our team" },
    after: " and we’ll help you find it.",
  },
});
