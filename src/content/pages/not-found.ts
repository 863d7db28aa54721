/** The page every unknown address shows. */
import type { MenuItem, Page } from "../schema.ts";

type NotFoundPage = Omit<Page, "path" | "blocks"> & {
  /** Pages whose address, present or old, is nearest to the one that was asked for. */
  near: { heading: string /** `{path}` is the old address. */; oldAddress: string };
  links: readonly MenuItem[];
  popular: { heading: string; links: readonly MenuItem[] };
  help: { before: string; link: MenuItem; after: string };
};

export const notFound: NotFoundPage = {
  name: "Page Not Found",
  meta: {
    title: "Page Not Found - Kinward | 404 Error",
    description:
      "This page may have been part of our old site. Find your way to guided journeys, peer support, the Knowledge Hub, ZenDen or our team.",
    keywords: ["page not found", "404", "Kinward", "guided journeys", "peer support"],
    indexed: false,
  },
  heading: "We've Moved!",
  introduction:
    "This page may have been part of our old site. The house is still ours. It only changed shores.",
  picture: {
    name: "not-found",
    alt: "A house with lit windows sails across a lake on a boat.",
    width: 1200,
    height: 700,
  },
  near: { heading: "Perhaps you were looking for", oldAddress: "It used to be at {path}" },
  links: [
    { href: "/", title: "Home", hint: "Start again from the door" },
    { href: "/journeys", title: "Guided Journeys", hint: "Five paths, at your pace" },
    { href: "/support/peer-mentoring", title: "Peer Support", hint: "Talk one to one with a mentor" },
    { href: "/resources/knowledge-hub", title: "Knowledge Hub", hint: "Articles, guides and courses" },
    { href: "/resources/zenden", title: "ZenDen", hint: "A few quiet minutes" },
    { href: "/contact", title: "Contact Us", hint: "Write to a person" },
  ],
  popular: {
    heading: "Popular journeys",
    links: [
      { href: "/journeys/infertility", title: "Infertility" },
      { href: "/journeys/donor-conception", title: "Donor conception" },
      { href: "/journeys/surrogacy", title: "Surrogacy" },
      { href: "/journeys/adoption", title: "Adoption" },
      { href: "/pregnancy-loss", title: "Pregnancy loss" },
    ],
  },
  help: {
    before: "Still can't find what you're looking for? ",
    link: { href: "/contact", title: "Contact our team" },
    after: " and we'll help you find it.",
  },
};
