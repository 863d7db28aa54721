/** Facts about the site as a whole: names, addresses, the sentences every page carries. */
import { crisisShort } from "./crisis.ts";
import { contentDocument, current, identityNow, isPlaceholder } from "./current.ts";
import type { ExternalLink } from "./schema.ts";

/** An e-mail address of ours. `sample` ones are stand-ins. */
type MailAddress = { address: string; sample: boolean };

type Link = Omit<ExternalLink, "sample">;

/** What the team can change. */
export type SiteFactsContent = {
  supportEmail: string;
  partnerEmail: string;
  links: Record<"membersLogin" | "leaveQuickly", Link> &
    Record<"blog" | "instagram" | "facebook" | "linkedin", Pick<Link, "title"> & Partial<Link>>;
  operator: Record<
    | "legalName"
    | "postalAddress"
    | "privacyOfficer"
    | "hosting"
    | "hostingLogs"
    | "governingLaw"
    | "analyticsService",
    string
  >;
  /** Whom the site is for, in the footer and on the contact page. */
  serving: string;
  /** The year in the copyright line. */
  copyrightYear: string;
  clinicCodes: {
    /** How generated codes begin; without one, with the organization's name. */
    prefix?: string;
    /** The headline of the card that clinics hand out. */
    cardTitle: string;
  };
  launch: { legalReview: LaunchAnswer; clinicianReview?: LaunchAnswer; offer?: LaunchAnswer };
};

type LaunchAnswer = "open" | "done";

/** Something only the owner knows. `sample` ones are stand-ins, which no page shows. */
type OwnersFact = { text: string; sample: boolean };

/** Addresses, links and the operator's facts, as the team edits them. */
export const siteDocument = contentDocument<SiteFactsContent>("site", {
  supportEmail: "support@kinward.example",
  partnerEmail: "partners@kinward.example",
  links: {
    membersLogin: { title: "Members Login", href: "https://courses.kinward.example/enrollments" },
    blog: { title: "Blog", href: "https://blog.kinward.example/" },
    instagram: { title: "Instagram", href: "https://instagram.kinward.example/kinward" },
    facebook: { title: "Facebook", href: "https://facebook.kinward.example/kinward" },
    linkedin: { title: "LinkedIn", href: "https://linkedin.kinward.example/company/kinward" },
    /** Where "Leave quickly" goes: a neutral page that says nothing of this site. */
    leaveQuickly: { title: "Weather", href: "https://weather.kinward.example/" },
  },
  /** Who runs the site and where; the legal pages name it. */
  operator: {
    legalName: "The full legal name of the owner",
    postalAddress: "A postal address where letters reach the owner",
    privacyOfficer: "The name and title of the person in charge of privacy",
    hosting: "The company that runs our server, and the country it stands in",
    hostingLogs: "What that company logs of a visit, and for how long",
    governingLaw: "The state or province whose law applies",
    /** Named on the privacy page only when the site is set up with an identifier for it. */
    analyticsService: "Google Analytics, by Google LLC in the United States",
  },
  serving: "Serving families across the US, Canada and beyond",
  copyrightYear: "2024",
  clinicCodes: { cardTitle: "You don’t have to go through it alone" },
  /** The legal pages are templates until a lawyer has read them; what isn't told yet is left out of the pages. */
  launch: { legalReview: "open", clinicianReview: "open", offer: "open" },
});

/** A link that the team has emptied isn't there. */
type SiteLinks = {
  [Name in keyof SiteFactsContent["links"]]: SiteFactsContent["links"][Name] extends Link
    ? ExternalLink
    : ExternalLink | undefined;
};
type Operator = Record<keyof SiteFactsContent["operator"], OwnersFact>;

/** Facts that are fixed, and those that the team edits as they are now. */
export const site = {
  get productName(): string {
    return identityNow().name;
  },
  notMedical: "Peer support and education, not medical care.",
  get serving(): string {
    return current(siteDocument).serving;
  },
  get copyrightYear(): string {
    return current(siteDocument).copyrightYear;
  },
  locale: "en_US",
  language: "en",
  get supportEmail(): MailAddress {
    return mailAddress(current(siteDocument).supportEmail);
  },
  get partnerEmail(): MailAddress {
    return mailAddress(current(siteDocument).partnerEmail);
  },
  get operator(): Operator {
    return operatorNow();
  },
  get links(): SiteLinks {
    return linksNow();
  },
  get crisis() {
    return crisisShort();
  },
} as const;

function mailAddress(address: string): MailAddress {
  return { address, sample: isPlaceholder(address) };
}

function linksNow(): SiteLinks {
  const { membersLogin, blog, instagram, facebook, linkedin, leaveQuickly } = current(siteDocument).links;
  const link = (each: Link): ExternalLink => ({ ...each, sample: isPlaceholder(each.href) });
  const ifAny = ({ title, href }: typeof blog) => (href === undefined ? undefined : link({ title, href }));
  return {
    membersLogin: link(membersLogin),
    blog: ifAny(blog),
    instagram: ifAny(instagram),
    facebook: ifAny(facebook),
    linkedin: ifAny(linkedin),
    leaveQuickly: link(leaveQuickly),
  };
}

function operatorNow(): Operator {
  const { operator } = current(siteDocument);
  const fact = (name: keyof Operator): OwnersFact => ({
    text: operator[name],
    sample: name !== "analyticsService" && operator[name] === siteDocument.shipped.operator[name],
  });
  return {
    legalName: fact("legalName"),
    postalAddress: fact("postalAddress"),
    privacyOfficer: fact("privacyOfficer"),
    hosting: fact("hosting"),
    hostingLogs: fact("hostingLogs"),
    governingLaw: fact("governingLaw"),
    analyticsService: fact("analyticsService"),
  };
}
