import { adminWords } from "#content/admin.ts";
import { formCopy } from "#content/forms.ts";
import { auditCopy } from "#features/audit/copy.ts";
import { auditPage } from "#features/audit/reads.server.ts";
import { requestedFilter } from "#features/audit/schema.ts";
import { builderCopy } from "#features/campaigns/copy/builder.ts";
import { campaignDraft } from "#features/campaigns/reads/admin.server.ts";
import { campaignsScreen } from "#features/campaigns/reads/campaigns-screen.server.ts";
import { campaignCardScreen } from "#features/campaigns/reads/card-screen.server.ts";
import { responseScreen } from "#features/campaigns/responses/reads/response-screen.server.ts";
import { responsesScreen } from "#features/campaigns/responses/reads/responses-screen.server.ts";
import { newCampaign } from "#features/campaigns/rules/new-campaign.ts";
import { clinicCodeCardScreen } from "#features/clinic-codes/reads/card-screen.server.ts";
import { clinicCodesScreen } from "#features/clinic-codes/reads/clinic-codes-screen.server.ts";
import {
  clinicCodeFormScreen,
  newClinicCodeScreen,
} from "#features/clinic-codes/reads/form-screen.server.ts";
import { adminHome } from "#features/dashboard/copy/dashboard.ts";
import { overviewScreen } from "#features/dashboard/reads/overview-screen.server.ts";
import { itemScreen } from "#features/inbox/reads/item-screen.server.ts";
import { inboxScreen } from "#features/inbox/reads/list-screen.server.ts";
import { issueScreen, issuesScreen } from "#features/newsletter/issues/reads/issue-screens.server.ts";
import { importCopy } from "#features/newsletter/subscribers/copy.ts";
import {
  subscriberScreen,
  subscribersScreen,
} from "#features/newsletter/subscribers/reads/subscriber-screens.server.ts";
import { type Actor, may } from "#features/permissions/access.ts";
import { consentScreen } from "#features/privacy/consent/reads/consent-screen.server.ts";
import { privacyScreen } from "#features/privacy/reads/screen.server.ts";
import { newRedirectScreen, redirectFormScreen } from "#features/redirects/reads/form-screen.server.ts";
import { redirectImportScreen } from "#features/redirects/reads/import-screen.server.ts";
import { redirectsScreen } from "#features/redirects/reads/redirects-screen.server.ts";
import { teamZone } from "#features/settings/reads.server.ts";
import { settingsCopy } from "#features/site-settings/copy.ts";
import { settingsScreen } from "#features/site-settings/reads/screen.server.ts";
import { membersCopy, personCopy } from "#features/team/members/copy.ts";
import { peopleOf, personWithSessions } from "#features/team/members/reads.server.ts";
import { profileCopy } from "#features/team/profile/copy.ts";
import { ownProfile, ownSessions } from "#features/team/profile/reads.server.ts";
import { listMembers } from "#features/team/reads.server.ts";
import { signInErrors } from "#features/team/sign-in/copy/sentences.ts";
import { idleMinutes, sessionHours } from "#features/team/sign-in/rules.ts";
import type { Services } from "#platform/services.ts";
import { type ScreenId, screenAt, screens } from "./screens.ts";

export type ScreenRequest = {
  services: Services;
  actor: Actor;
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
};

const menuTitles: Readonly<Record<string, string>> = adminWords.menu;
const homeLines: Readonly<Record<string, string>> = adminHome.screens;
const marks = { optional: formCopy.optional, errorMark: formCopy.errorMark };

/**
 * The data of each screen: its copy and initial data. Plain values only, since they are sent to the browser. The
 * guard has checked `actor` before; reads check again.
 */
const screenData = {
  home: async ({ services, actor }: ScreenRequest) => ({
    ...(await overviewScreen(services, actor)),
    title: adminWords.menu.home,
    open: screens
      .filter(({ id, icon, right }) => id !== "home" && icon !== undefined && may(actor, right))
      .map(({ id, path }) => ({ path, title: menuTitles[id] ?? id, text: homeLines[id] })),
  }),

  async audit({ services, actor, search }: ScreenRequest) {
    const people = (await listMembers(services)).map(({ id, name, email }) => [id, name || email] as const);
    const { filter, readable } = requestedFilter(search);
    return {
      title: adminWords.menu.audit,
      copy: auditCopy,
      people: Object.fromEntries(people),
      filter,
      readable,
      first: await auditPage(services, actor, filter),
    };
  },

  profile: async ({ services, actor }: ScreenRequest) => ({
    title: adminWords.menu.profile,
    copy: {
      ...profileCopy,
      sessions: {
        ...profileCopy.sessions,
        text: profileCopy.sessions.text(idleMinutes, sessionHours),
      },
    },
    roleName: adminWords.roles[actor.role],
    marks,
    failed: adminWords.failed,
    errors: signInErrors,
    profile: await ownProfile(services, actor),
    sessions: await ownSessions(services, actor),
  }),

  "campaign-new": async ({ services }: ScreenRequest) => ({
    title: builderCopy.newTitle,
    siteUrl: services.settings.SITE_URL,
    campaign: undefined,
    begun: newCampaign(await teamZone(services)),
  }),

  "campaign-edit": async ({ services, actor, params }: ScreenRequest) => {
    const { content, ...campaign } = await campaignDraft(services, actor, params.id ?? "");
    return {
      title: content.title || builderCopy.editTitle,
      siteUrl: services.settings.SITE_URL,
      campaign,
      begun: content,
    };
  },

  responses: ({ services, actor, params: { id = "" }, search }: ScreenRequest) =>
    responsesScreen(services, actor, { id, search }),

  response: ({ services, actor, params: { id = "", responseId = "" } }: ScreenRequest) =>
    responseScreen(services, actor, { campaignId: id, id: responseId }),

  campaigns: ({ services, actor, search }: ScreenRequest) => campaignsScreen(services, actor, search),

  "campaign-card": ({ services, actor, params: { id = "" }, search }: ScreenRequest) =>
    campaignCardScreen(services, actor, { id, search }),

  coupons: ({ services, actor, search }: ScreenRequest) => clinicCodesScreen(services, actor, search),

  "coupon-new": ({ actor }: ScreenRequest) => newClinicCodeScreen(actor),

  "coupon-edit": ({ services, actor, params: { id = "" } }: ScreenRequest) =>
    clinicCodeFormScreen(services, actor, id),

  "coupon-card": ({ services, actor, params: { id = "" }, search }: ScreenRequest) =>
    clinicCodeCardScreen(services, actor, { id, search }),
  people: async ({ services, actor }: ScreenRequest) => ({
    title: adminWords.menu.people,
    copy: membersCopy,
    marks,
    failed: adminWords.failed,
    ...(await peopleOf(services, actor)),
  }),

  person: async ({ services, actor, params: { id = "" } }: ScreenRequest) => {
    const found = await personWithSessions(services, actor, id);
    return {
      title: found.person.name,
      copy: personCopy,
      roleHint: membersCopy.invite.roleHint,
      failed: adminWords.failed,
      ...found,
    };
  },

  privacy: ({ services, actor }: ScreenRequest) => privacyScreen(services, actor),
  messages: ({ services, actor, search }: ScreenRequest) =>
    inboxScreen(services, actor, { box: "messages", search }),
  message: ({ services, actor, params: { id = "" } }: ScreenRequest) =>
    itemScreen(services, actor, { box: "messages", id }),
  inquiries: ({ services, actor, search }: ScreenRequest) =>
    inboxScreen(services, actor, { box: "inquiries", search }),
  inquiry: ({ services, actor, params: { id = "" } }: ScreenRequest) =>
    itemScreen(services, actor, { box: "inquiries", id }),
  subscribers: ({ services, actor, search }: ScreenRequest) => subscribersScreen(services, actor, search),

  "subscriber-import": () => ({ title: importCopy.title, marks, failed: adminWords.failed }),

  subscriber: ({ services, actor, params: { id = "" } }: ScreenRequest) =>
    subscriberScreen(services, actor, id),

  letters: ({ services, actor }: ScreenRequest) => issuesScreen(services, actor),

  letter: ({ services, actor, params: { id = "" } }: ScreenRequest) => issueScreen(services, actor, id),

  consent: ({ services, actor }: ScreenRequest) => consentScreen(services, actor),

  redirects: ({ services, actor, search }: ScreenRequest) => redirectsScreen(services, actor, search),

  "redirect-new": ({ services, actor, search }: ScreenRequest) => newRedirectScreen(services, actor, search),

  "redirect-edit": ({ services, actor, params: { id = "" } }: ScreenRequest) =>
    redirectFormScreen(services, actor, id),

  "redirect-import": ({ actor }: ScreenRequest) => redirectImportScreen(actor),

  settings: async ({ services, actor }: ScreenRequest) => ({
    ...(await settingsScreen(services, actor)),
    elsewhere: settingsCopy.elsewhere.links.filter(({ path }) => screenAt(path) !== undefined),
  }),
} satisfies { [Id in ScreenId]: (request: ScreenRequest) => object | Promise<object> };

export type ScreenContent<Id extends ScreenId> = Awaited<ReturnType<(typeof screenData)[Id]>>;

/** A screen by its name, with its data. */
export type LoadedScreen = { [Id in ScreenId]: { id: Id; content: ScreenContent<Id> } }[ScreenId];

/** Loads the data of one screen. */
export async function loadScreen(id: ScreenId, request: ScreenRequest): Promise<LoadedScreen> {
  switch (id) {
    case "home":
      return { id, content: await screenData.home(request) };
    case "audit":
      return { id, content: await screenData.audit(request) };
    case "profile":
      return { id, content: await screenData.profile(request) };
    case "campaign-new":
      return { id, content: await screenData["campaign-new"](request) };
    case "campaign-edit":
      return { id, content: await screenData["campaign-edit"](request) };
    case "responses":
      return { id, content: await screenData.responses(request) };
    case "response":
      return { id, content: await screenData.response(request) };
    case "campaigns":
      return { id, content: await screenData.campaigns(request) };
    case "campaign-card":
      return { id, content: await screenData["campaign-card"](request) };
    case "coupons":
      return { id, content: await screenData.coupons(request) };
    case "coupon-new":
      return { id, content: screenData["coupon-new"](request) };
    case "coupon-edit":
      return { id, content: await screenData["coupon-edit"](request) };
    case "coupon-card":
      return { id, content: await screenData["coupon-card"](request) };
    case "people":
      return { id, content: await screenData.people(request) };
    case "person":
      return { id, content: await screenData.person(request) };
    case "privacy":
      return { id, content: await screenData.privacy(request) };
    case "messages":
      return { id, content: await screenData.messages(request) };
    case "message":
      return { id, content: await screenData.message(request) };
    case "inquiries":
      return { id, content: await screenData.inquiries(request) };
    case "inquiry":
      return { id, content: await screenData.inquiry(request) };
    case "subscribers":
      return { id, content: await screenData.subscribers(request) };
    case "subscriber-import":
      return { id, content: screenData["subscriber-import"]() };
    case "subscriber":
      return { id, content: await screenData.subscriber(request) };
    case "letters":
      return { id, content: await screenData.letters(request) };
    case "letter":
      return { id, content: await screenData.letter(request) };
    case "consent":
      return { id, content: await screenData.consent(request) };
    case "redirects":
      return { id, content: await screenData.redirects(request) };
    case "redirect-new":
      return { id, content: await screenData["redirect-new"](request) };
    case "redirect-edit":
      return { id, content: await screenData["redirect-edit"](request) };
    case "redirect-import":
      return { id, content: screenData["redirect-import"](request) };
    case "settings":
      return { id, content: await screenData.settings(request) };
  }
}
