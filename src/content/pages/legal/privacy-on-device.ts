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
      text: "We set no cookies for visitors. Fonts and pictures come from our own server, and your browser is told to load nothing from anywhere else.",
      when: "onlyFromHere",
    },
    {
      kind: "paragraph",
      text: "We set no cookies for visitors. Fonts and pictures come from our own server, and your browser is told to load nothing else except the podcast’s audio.",
      when: "onlyAudioElsewhere",
    },
    {
      kind: "paragraph",
      text: "We set no cookies for visitors. Fonts and pictures come from our own server, and whatever can come from elsewhere is named here.",
      when: "analytics",
    },
    {
      kind: "paragraph",
      text: "That audio is on the server of the show’s host, which each episode names. Your browser asks for it only when you press play. The host then learns your network address and which episode you’re listening to, but not the page you came from.",
      when: "audioFromElsewhere",
    },
    {
      kind: "paragraph",
      text: "No other company is involved: there’s no outside analytics, no ads and no social buttons.",
      when: "noAnalytics",
    },
    {
      kind: "paragraph",
      text: "We count visits with an analytics service, if you say yes. A bar at the foot of the page asks you once. Until you say yes, nothing of it is loaded or sent, and the whole site works just the same. There are no ads and no social buttons.",
      when: "analytics",
    },
    {
      kind: "paragraph",
      text: "After a yes, your browser tells Google the address of each page you open, without anything that follows a question mark. Such an address can hint at what you’re going through. Google also sees your network address, and from that your region, along with your kind of browser, its language and the size of your screen.",
      when: "analytics",
    },
    {
      kind: "list",
      items: [
        "Google’s script runs in a closed frame, so it can’t see the page, what you type, what you press or what your device keeps.",
        "It can’t set a cookie. A random number stands for your visit, and it’s gone when you close or reload the page.",
        "Its links to advertising are switched off.",
        "Some pages open with a link or code of your own. For those, and for our question pages, only the kind of page is sent, never the link or code. Addresses that lead nowhere are sent as “404”, and our team’s pages are never sent.",
      ],
      when: "analytics",
    },
    {
      kind: "paragraph",
      text: "If your browser sends Global Privacy Control or Do Not Track, we take that as a no and don’t ask.",
      when: "analytics",
    },
    {
      kind: "paragraph",
      text: "You can change your mind on every page: press “Analytics choice” in its last line. If you then say no, the counting stops at once. What Google has by then stays there for a time that we set, and we don’t share it further.",
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
      text: "We never receive what your browser keeps for you. You can see and erase all of it [on this device](/privacy/on-this-device).",
    },
    { kind: "table", table: deviceTable },
    {
      kind: "paragraph",
      text: "When people on our team sign in, their browser gets a cookie that says so. It goes when they sign out, and after {teamSessionKept} at the latest. A second cookie stays for {knownBrowserKept}, so that nobody else’s wrong passwords lock them out.",
    },
  ],
};
