import { groups } from "#content/groups.ts";
import { supportGroups } from "#content/pages/support/groups.ts";
import { site } from "#content/site.ts";
import type { DatedGroup } from "../../reads.server.ts";

/** A search engine would announce a sample as a meeting people can go to. */
function isConfirmed({ id }: DatedGroup): boolean {
  return groups.some((group) => group.id === id && !group.sample);
}

/** Structured data: the next date of each public group that the team has confirmed. Groups listed separately are left out. */
export function groupsStructuredData(dated: readonly DatedGroup[], siteUrl: string, isReal = isConfirmed) {
  const announced = dated.filter(
    (group) => group.apart === undefined && group.sessions.length > 0 && isReal(group),
  );
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name: supportGroups.heading,
    url: `${siteUrl}${supportGroups.path}`,
    numberOfItems: announced.length,
    itemListElement: announced.map((group, at) => ({
      "@type": "ListItem",
      position: at + 1,
      item: eventOf(group, siteUrl),
    })),
  };
}

function eventOf({ id, name, forWhom, sessions, signUp }: DatedGroup, siteUrl: string) {
  const [next] = sessions;
  return {
    "@type": "Event",
    name,
    description: forWhom,
    startDate: next?.dateTime,
    endDate: next?.end,
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    eventStatus: "https://schema.org/EventScheduled",
    // Where to sign up; only people who signed up get the meeting's address.
    location: { "@type": "VirtualLocation", url: new URL(signUp.href, siteUrl).href },
    organizer: { "@type": "Organization", name: site.productName, url: `${siteUrl}/` },
    url: `${siteUrl}${supportGroups.path}#${id}`,
    inLanguage: site.language,
  };
}
