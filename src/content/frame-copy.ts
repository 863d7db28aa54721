import { lookDocument } from "./branding/look.ts";
import { crisisCard, crisisNow, crisisShort } from "./crisis.ts";
import { current, hasShippedName, identityNow, withName } from "./current.ts";
import { menusNow } from "./current-menus.ts";
import { type BarFit, barFit } from "./header-room.ts";
import { layout } from "./layout.ts";
import type { SitePath } from "./schema.ts";
import { site } from "./site.ts";

const {
  skipLink,
  loading,
  opensInNewTab,
  header,
  tooltips,
  drawer,
  footer,
  breadcrumbs,
  toasts,
  errorBoundary,
} = layout;

/** Whether the site's share picture is the shipped one, which has the shipped name, symbol and colors in it. */
export function hasShippedShareImage(): boolean {
  return hasShippedName() && current(lookDocument) === lookDocument.shipped;
}

/** Otherwise it's the picture of home, which is drawn anew. */
function shareImageOfSite(): SitePath {
  return hasShippedShareImage() ? "/icons/social-share-1200x630.png" : "/share/home.jpg";
}

/** How the header shows its links, where they don't fit as those that the site comes with do. */
export function headerFit(menus: ReturnType<typeof menusNow>, staff: string): { bar?: BarFit } {
  const { links, groups, membersLogin } = menus;
  const bar = barFit({ links, groups, login: membersLogin?.title, staff });
  return bar === undefined ? {} : { bar };
}

/**
 * All text of the frame around a page. Called only in the root loader, so that the text is sent with the page and not
 * a second time in a script.
 */
export function frameCopy() {
  const crisis = crisisShort();
  const { more, region, regions, checked } = crisisCard();
  const menus = menusNow();
  return {
    skipLink,
    loading,
    opensInNewTab,
    menus,
    ...headerFit(menus, header.clinicStaff),
    name: site.productName,
    language: site.language,
    locale: site.locale,
    share: {
      image: shareImageOfSite(),
      alt: withName("{name}. Your journey, our support. A path to a lit house at dawn."),
    },
    promise: identityNow().promise,
    notMedical: site.notMedical,
    crisis: { ...crisis, now: crisisNow(), card: { more, region, regions, checked, newTab: opensInNewTab } },
    copyright: withName(`© ${site.copyrightYear} {name}. ${site.serving}.`),
    leaveTarget: site.links.leaveQuickly.href,
    header: {
      homeLink: withName(header.homeLink),
      slimLine: header.slimLine,
      navigation: header.navigation,
      gentleOn: header.gentleOn,
      gentleOff: header.gentleOff,
      quietSettings: header.quietSettings,
      night: header.night,
      day: header.day,
      leaveQuickly: header.leaveQuickly,
      leaveShort: header.leaveShort,
      search: header.search,
      openMenu: header.openMenu,
      clinicStaff: header.clinicStaff,
    },
    tooltips: {
      gentle: tooltips.gentle,
      quietSettings: tooltips.quietSettings,
      theme: tooltips.theme,
      leaveQuickly: tooltips.leaveQuickly,
      clinicStaff: tooltips.clinicStaff,
    },
    drawer: { label: drawer.label, close: drawer.close },
    footer,
    breadcrumbs: { label: breadcrumbs.label },
    toasts: { region: toasts.region, close: toasts.close },
    wentWrong: {
      title: errorBoundary.title,
      heading: errorBoundary.heading,
      text: errorBoundary.text,
      kept: errorBoundary.kept,
      reload: errorBoundary.reload,
      home: errorBoundary.home,
      offlineHeading: errorBoundary.offlineHeading,
      offlineText: errorBoundary.offlineText,
    },
  };
}

export type FrameCopy = ReturnType<typeof frameCopy>;
