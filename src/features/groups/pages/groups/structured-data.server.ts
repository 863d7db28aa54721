import { supportGroups } from "#content/pages/support/groups.ts";
import { organization } from "#web/structured-data/organization.server.ts";
import type { DatedGroup } from "../../reads/page.server.ts";

/** The next date of each public group. Groups listed separately and samples are left out. */
export function groupsStructuredData(dated: readonly DatedGroup[], siteUrl: string) {
  const announced = dated.filter(
    ({ sample, apart, sessions }) => !sample && apart === undefined && sessions.length > 0,
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

function eventOf({ id, name, forWhom, sessions, joinAddress, language }: DatedGroup, siteUrl: string) {
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
    location: { "@type": "VirtualLocation", url: new URL(joinAddress, siteUrl).href },
    organizer: organization(siteUrl),
    url: `${siteUrl}${supportGroups.path}#${id}`,
    inLanguage: language,
  };
}
