import { useCallback, useState } from "react";
import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from "react-router";
import { invitationText } from "#content/invitation.ts";
import { apiRequest } from "#platform/browser/api-client.ts";
import { refusalOf } from "#platform/browser/refusal.ts";
import { useMailedToken } from "#platform/browser/use-mailed-token.ts";
import { linkWithToken, pastedToken } from "#platform/http/mailed-token.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { pageMeta } from "#web/metadata.ts";
import { passwordLink } from "../../../reads.server.ts";
import { adminSetPassword } from "../../copy/pages.ts";
import { SignInField, SignInForm, SignInLayout } from "../../ui/sign-in-form.tsx";
import { signInView } from "./loader.server.ts";

/** The form. It only learns its link from a rejected form: the token is in no address that reaches the server. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const earlier = url.searchParams.get("token");
  // A link that an earlier version mailed.
  if (earlier !== null) throw redirect(linkWithToken(url.pathname, encodeURIComponent(earlier)));
  const view = signInView(context, adminSetPassword, "set-password");
  const token = pastedToken(view.rejected?.values.token ?? "");
  if (token === "") return data({ ...view, link: undefined });
  const { services } = context.get(pageRequest);
  const known = services && (await passwordLink(services, token));
  const invitation = known?.state === "invited" ? invitationText(known) : undefined;
  const link: OpenedLink = { token, works: known !== undefined, invitation };
  return data({ ...view, link }, { status: known ? 200 : 404 });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

export default function AdminSetPassword() {
  const view = useLoaderData<typeof loader>();
  const { page } = view;
  const link = useOpenedLink(view.link);
  if (link?.works === false)
    return (
      <SignInLayout heading={page.badLinkHeading} introduction={page.badLink}>
        <ButtonLink href={page.newLink.href} variant="outline">
          {page.newLink.title}
        </ButtonLink>
      </SignInLayout>
    );
  const invitation = link?.invitation;
  return (
    <SignInLayout
      heading={invitation === undefined ? page.heading : page.invitedHeading}
      introduction={invitation === undefined ? page.introduction : `${invitation} ${page.invited}`}
    >
      <SignInForm hidden={link ? { token: link.token } : {}} view={view}>
        {link ? null : <SignInField view={view} autoComplete="off" name="token" copy={page.token} />}
        <SignInField view={view} autoComplete="new-password" name="password" copy={page.password} />
      </SignInForm>
    </SignInLayout>
  );
}

type OpenedLink = {
  token: string;
  works: boolean;
  /** Only for a first password: who invites, and as what. */
  invitation: string | undefined;
};

/** The link in the address bar, which works unless the server says otherwise, or else the one that was sent. */
function useOpenedLink(sent: OpenedLink | undefined): OpenedLink | undefined {
  const [known, setKnown] = useState(sent);
  const open = useCallback(async (token: string) => {
    try {
      const response = await apiRequest("POST", "/api/auth/password-link", { token });
      const { invitation }: { invitation?: string } = await response.json();
      setKnown({ token, works: true, invitation });
    } catch (error) {
      // Without an answer the form stays usable: the server looks at the link again when it's sent.
      setKnown({ token, works: refusalOf(error)?.status !== 404, invitation: undefined });
    }
  }, []);
  const mailed = useMailedToken(open);
  if (mailed === undefined || mailed === known?.token) return known;
  return { token: mailed, works: true, invitation: undefined };
}
