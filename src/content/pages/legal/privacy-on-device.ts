/** Cookies, trackers and what stays on the device, in the privacy policy. */
import { site } from "../../site.ts";
import { deviceTable } from "./kept-tables.ts";
import type { LegalSection } from "./legal-page.ts";

export const cookiesAndTrackers: LegalSection = {
  id: "cookies-and-trackers",
  heading: "Cookies, trackers and your device",
  blocks: [
    {
      kind: "paragraph",
      text: "We set no cookies for visitors. Fonts and pictures come from our own server. Your browser is told to load nothing from anywhere else.",
      when: "onlyFromHere",
    },
    {
      kind: "paragraph",
      text: "We set no cookies for visitors. Fonts and pictures come from our own server. Your browser is told to load nothing else, but for the audio of the podcast.",
      when: "onlyAudioElsewhere",
    },
    {
      kind: "paragraph",
      text: "We set no cookies for visitors. Fonts and pictures come from our own server. What may come from anywhere else is named here.",
      when: "analytics",
    },
    {
      kind: "paragraph",
      text: "That audio lies on the server of the show's host, which each episode names. Your browser asks for it only when you press play. The host then learns your network address and which episode you hear. It does not learn the page you came from.",
      when: "audioFromElsewhere",
    },
    {
      kind: "paragraph",
      text: "There is no third party here: no analytics, no ads, no social buttons.",
      when: "noAnalytics",
    },
    {
      kind: "paragraph",
      text: "We count visits with an analytics service, if you say yes. A bar at the foot of the page asks you once. Until you say yes, nothing of it is loaded and nothing is sent. If you say no, all of this site works just the same. There are no ads and no social buttons.",
      when: "analytics",
    },
    {
      kind: "paragraph",
      text: "After a yes, your browser tells Google the address of each page you open. What follows a question mark in it is left out. Such an address can hint at what you are going through. Google also sees your network address, and from that your region. It learns your kind of browser, its language and the size of your screen.",
      when: "analytics",
    },
    {
      kind: "list",
      items: [
        "Google's script runs in a closed frame. It cannot see the page, what you type, what you press or what your device keeps.",
        "It can set no cookie. A number made by chance stands for your visit. It is gone when you close or reload the page.",
        "Its links to ads are switched off.",
        "Some pages open with a link or code of your own. For those only the kind of page is sent, never the link or code. The same holds for our pages with questions. Addresses that lead nowhere are sent as “404”. Our team's pages are never sent.",
      ],
      when: "analytics",
    },
    {
      kind: "paragraph",
      text: "Does your browser send Global Privacy Control or Do Not Track? Then we take that as a no and do not ask.",
      when: "analytics",
    },
    {
      kind: "paragraph",
      text: "You can change your mind on every page. Press “Analytics choice” in its last line. If you then say no, the counting stops at once. What Google has by then stays there for a time that we set. We do not share it further.",
      when: "analytics",
    },
    {
      kind: "owner",
      table: {
        caption: "The analytics service",
        head: ["What", "Name"],
        get rows() {
          return [{ label: "Analytics service", ...site.operator.analyticsService }];
        },
      },
      when: "analytics",
    },
    {
      kind: "paragraph",
      text: "Your browser keeps a few things for you. They stay on your device until you clear them. We never receive them.",
    },
    { kind: "table", table: deviceTable },
    {
      kind: "paragraph",
      text: "People on our team sign in on a page of their own. Their browser then holds a cookie that says so. It goes when they sign out, and after {teamSessionKept} at the latest. A second cookie stays for {knownBrowserKept}. It holds random numbers and lets their browser sign in even while someone else types wrong passwords.",
    },
  ],
};
