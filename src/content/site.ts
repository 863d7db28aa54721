/** Facts about the site as a whole: names, addresses, the sentences every page carries. */
import { crisisShort } from "./crisis.ts";
import { groups } from "./groups.ts";
import { plans } from "./plans.ts";
import type { ExternalLink, SitePath } from "./schema.ts";

/** An e-mail address of ours. `sample` ones are stand-ins. */
type MailAddress = { address: string; sample: boolean };

/** Something only the owner knows. `sample` ones are stand-ins and are marked where they are shown. */
type OwnersFact = { text: string; sample: boolean };

export const site = {
  productName: "Kinward",
  tagline: "Your Journey, Our Support",
  promise: "A community for every way of building a family, and for every way a path can end.",
  notMedical: "Peer support and education, not medical care.",
  serving: "Serving families across the US, Canada and beyond",
  /** Fixed text. */
  copyright: "© 2024 Kinward. Serving families across the US, Canada and beyond.",
  locale: "en_US",
  language: "en",
  shareImage: "/icons/social-share-1200x630.png",
  shareImageAlt: "Kinward. Your journey, our support. A path to a lit house at dawn.",
  supportEmail: { address: "support@kinward.example", sample: true },
  partnerEmail: { address: "partners@kinward.example", sample: true },
  /** Who runs the site and where; the legal pages name it. */
  operator: {
    legalName: { text: "The full legal name of the owner", sample: true },
    postalAddress: { text: "A postal address where letters reach the owner", sample: true },
    privacyOfficer: { text: "The name and title of the person in charge of privacy", sample: true },
    hosting: { text: "The company that runs our server, and the country it stands in", sample: true },
    hostingLogs: { text: "What that company logs of a visit, and for how long", sample: true },
    governingLaw: { text: "The state or province whose law applies", sample: true },
    /** Named on the privacy page only when the site is set up with an identifier for it. */
    analyticsService: { text: "Google Analytics, by Google LLC in the United States", sample: false },
  },
  links: {
    membersLogin: {
      title: "Members Login",
      href: "https://courses.kinward.example/enrollments",
      sample: true,
    },
    blog: { title: "Blog", href: "https://blog.kinward.example/", sample: true },
    instagram: { title: "Instagram", href: "https://instagram.kinward.example/kinward", sample: true },
    facebook: { title: "Facebook", href: "https://facebook.kinward.example/kinward", sample: true },
    linkedin: { title: "LinkedIn", href: "https://linkedin.kinward.example/company/kinward", sample: true },
    /** Where "Leave quickly" goes: a neutral page that says nothing of this site. */
    leaveQuickly: { title: "Weather", href: "https://weather.kinward.example/", sample: true },
  },
  crisis: crisisShort,
} as const satisfies {
  productName: string;
  shareImage: SitePath;
  supportEmail: MailAddress;
  partnerEmail: MailAddress;
  operator: Record<string, OwnersFact>;
  links: Record<string, ExternalLink>;
  [word: string]: unknown;
};

/** A stand-in value, by the place where it is set. */
type SampleValue = { name: string; value: string };

function sampled(): SampleValue[] {
  const found: SampleValue[] = [];
  for (const [name, link] of Object.entries<ExternalLink>(site.links)) {
    if (link.sample) found.push({ name: `site.links.${name}`, value: link.href });
  }
  const mails: Record<string, MailAddress> = {
    supportEmail: site.supportEmail,
    partnerEmail: site.partnerEmail,
  };
  for (const [name, mail] of Object.entries(mails)) {
    if (mail.sample) found.push({ name: `site.${name}`, value: mail.address });
  }
  for (const [name, fact] of Object.entries<OwnersFact>(site.operator)) {
    if (fact.sample) found.push({ name: `site.operator.${name}`, value: fact.text });
  }
  for (const plan of plans) {
    if (plan.state === "available" && plan.sample) {
      found.push({ name: `plans.${plan.id}.enrolUrl`, value: plan.enrolUrl });
      found.push({ name: `plans.${plan.id}.yearlyCartUrl`, value: plan.yearlyCartUrl });
    }
  }
  for (const { id, sample, meeting } of groups) {
    if (sample)
      found.push({ name: `groups.${id}`, value: `${meeting.first} ${meeting.time} ${meeting.zone}` });
  }
  return found;
}

/** Every stand-in the owner has yet to replace; the server names them at start. */
export const sampleValues: readonly SampleValue[] = sampled();
