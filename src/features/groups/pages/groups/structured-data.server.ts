import { calendarCopy, groups } from "#content/groups.ts";
import { supportGroups } from "#content/pages/support/groups.ts";
import { site } from "#content/site.ts";
import type { DatedGroup } from "../../reads.server.ts";

/** Structured data: the next date of each public group. Groups listed separately are left out. */
export function groupsStructuredData(dated: readonly DatedGroup[], siteUrl: string) {
  const announced = dated.filter(({ apart, sessions }) => apart === undefined && sessions.length > 0);
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
  const isSample = groups.some((group) => group.id === id && group.sample);
  const [next] = sessions;
  return {
    "@type": "Event",
    name,
    description: isSample ? `${forWhom} ${calendarCopy.sample}` : forWhom,
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
