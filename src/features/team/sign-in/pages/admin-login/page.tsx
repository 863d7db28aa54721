import { useEffect } from "react";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { endDrafts } from "#platform/drafts/drafts.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { pageMeta } from "#web/metadata.ts";
import { hasTeam } from "../../../reads.server.ts";
import { adminLogin, loginNotices, nobodyYet } from "../../copy/pages.ts";
import { safeReturn } from "../../rules.ts";
import { PasskeyInstead } from "../../ui/passkey-button.tsx";
import { SignInField, SignInForm, SignInLayout } from "../../ui/sign-in-form.tsx";
import { signInView } from "./loader.server.ts";

export async function loader({ context, url }: LoaderFunctionArgs) {
  const view = signInView(context, adminLogin, "sign-in");
  const { services } = context.get(pageRequest);
  const isEmpty = services !== undefined && !(await hasTeam(services));
  const done = url.searchParams.get("done");
  return {
    ...view,
    to: safeReturn(view.rejected?.values.to ?? url.searchParams.get("to")),
    notice: isEmpty ? nobodyYet : Object.entries(loginNotices).find(([name]) => name === done)?.[1],
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** Requests to /admin without a session are redirected here. */
export default function AdminLogin() {
  const view = useLoaderData<typeof loader>();
  const { page, failed, to, notice } = view;
  // The session is gone, perhaps ended in another tab. What was typed waits for the same person.
  useEffect(endDrafts, []);
  return (
    <SignInLayout heading={page.heading} introduction={page.introduction}>
      <SignInForm
        hidden={{ to }}
        instead={<PasskeyInstead failed={failed} to={to} />}
        notice={notice}
        view={view}
      >
        <SignInField view={view} autoComplete="username" name="email" copy={page.email} />
        <SignInField view={view} autoComplete="current-password" name="password" copy={page.password} />
      </SignInForm>
    </SignInLayout>
  );
}
