import { type ComponentType, lazy } from "react";
import type { ScreenContent } from "./screen-data.server.ts";
import type { ScreenId } from "./screens.ts";

type Props<Id extends ScreenId> = { content: ScreenContent<Id> };
type Part<Id extends ScreenId> = {
  /** The component if it is loaded, else a lazy one. */
  drawer(): ComponentType<Props<Id>>;
  prepare(): Promise<void>;
};

/**
 * A screen that browsers load when it is opened. The server loads it before rendering: content that suspends while
 * rendering is inserted by a script, and would be missing without JavaScript.
 */
function part<Id extends ScreenId>(load: () => Promise<{ default: ComponentType<Props<Id>> }>): Part<Id> {
  const Later = lazy(load);
  let Ready: ComponentType<Props<Id>> | undefined;
  return {
    drawer: () => Ready ?? Later,
    async prepare() {
      Ready ??= (await load()).default;
    },
  };
}

/** The component of each screen. It gets the data from its entry in screen-data.server.ts. */
const parts: { [Id in ScreenId]: Part<Id> } = {
  home: part(() => import("#features/dashboard/admin/home-screen.tsx")),
  audit: part(() => import("#features/audit/admin/audit-screen.tsx")),
  profile: part(() => import("#features/team/profile/admin/profile-screen.tsx")),
  "campaign-new": part(() => import("./builder-part.tsx")),
  "campaign-edit": part(() => import("./builder-part.tsx")),
  responses: part(() => import("#features/campaigns/responses/admin/responses-screen.tsx")),
  response: part(() => import("#features/campaigns/responses/admin/response-screen.tsx")),
  campaigns: part(() => import("#features/campaigns/admin/campaigns-screen.tsx")),
  "campaign-card": part(() => import("#features/campaigns/admin/campaign-card-screen.tsx")),
  coupons: part(() => import("#features/clinic-codes/admin/clinic-codes-screen.tsx")),
  "coupon-new": part(() => import("#features/clinic-codes/admin/clinic-code-form-screen.tsx")),
  "coupon-edit": part(() => import("#features/clinic-codes/admin/clinic-code-form-screen.tsx")),
  "coupon-card": part(() => import("#features/clinic-codes/admin/clinic-code-card-screen.tsx")),
  people: part(() => import("#features/team/members/admin/members-screen.tsx")),
  person: part(() => import("#features/team/members/admin/member-screen.tsx")),
  privacy: part(() => import("#features/privacy/admin/privacy-screen.tsx")),
  messages: part(() => import("#features/inbox/admin/inbox-screen.tsx")),
  message: part(() => import("#features/inbox/admin/item-screen.tsx")),
  inquiries: part(() => import("#features/inbox/admin/inbox-screen.tsx")),
  inquiry: part(() => import("#features/inbox/admin/item-screen.tsx")),
  subscribers: part(() => import("#features/newsletter/subscribers/admin/subscribers-screen.tsx")),
  "subscriber-import": part(() => import("#features/newsletter/subscribers/admin/import-screen.tsx")),
  subscriber: part(() => import("#features/newsletter/subscribers/admin/subscriber-screen.tsx")),
  letters: part(() => import("#features/newsletter/issues/admin/issues-screen.tsx")),
  letter: part(() => import("#features/newsletter/issues/admin/issue-screen.tsx")),
  consent: part(() => import("#features/privacy/consent/admin/consent-screen.tsx")),
  redirects: part(() => import("#features/redirects/admin/redirects-screen.tsx")),
  "redirect-new": part(() => import("#features/redirects/admin/redirect-form-screen.tsx")),
  "redirect-edit": part(() => import("#features/redirects/admin/redirect-form-screen.tsx")),
  "redirect-import": part(() => import("#features/redirects/admin/redirect-import-screen.tsx")),
  settings: part(() => import("#features/site-settings/admin/settings-screen.tsx")),
};

/** For the server, before it renders. */
export function prepareScreen(id: ScreenId): Promise<void> {
  return parts[id].prepare();
}

/** One screen with its data. */
export function ScreenPart<Id extends ScreenId>({ id, content }: { id: Id } & Props<Id>) {
  const { drawer }: Part<Id> = parts[id];
  const Draw = drawer();
  return <Draw content={content} />;
}
