import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { useMailedToken } from "#platform/browser/use-mailed-token.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { useHydrated } from "#ui/field-hydrated.ts";
import { Note } from "#ui/note.tsx";
import { pageMeta } from "#web/metadata.ts";
import { hasTeam } from "../../../reads.server.ts";
import { adminFirstOwner } from "../../copy/pages.ts";
import { isElsewhere } from "../../rules.ts";
import { SignInField, SignInForm, SignInLayout } from "../../ui/sign-in-form.tsx";
import { signInView } from "./loader.server.ts";

/** The token is in no address that reaches the server. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { services } = context.get(pageRequest);
  const taken = services !== undefined && (await hasTeam(services));
  return { ...signInView(context, adminFirstOwner, "first-owner"), taken };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** The first person of the team makes an account, with the address that the site printed when it started. */
export default function AdminFirstOwner() {
  const view = useLoaderData<typeof loader>();
  const { page, taken, rejected } = view;
  const hydrated = useHydrated();
  const mailed = useMailedToken();
  const token = mailed ?? rejected?.values.token;
  if (taken)
    return (
      <SignInLayout heading={page.takenHeading} introduction={page.taken}>
        {page.links.map(({ href, title }) => (
          <ButtonLink href={href} key={href} variant="outline">
            {title}
          </ButtonLink>
        ))}
      </SignInLayout>
    );
  const own = `${view.siteUrl}${page.path}${token ? `#token=${token}` : ""}`;
  const named = (text: string) => text.replace("{address}", new URL(view.siteUrl).host);
  return (
    <SignInLayout heading={page.heading} introduction={page.introduction}>
      {hydrated && isElsewhere(location.origin, view.siteUrl) ? (
        <Note kind="rule">
          <p role="status">{named(page.elsewhere.text)}</p>
          <a className="text-link-inline" href={own}>
            {named(page.elsewhere.link)}
          </a>
        </Note>
      ) : null}
      <SignInForm hidden={token ? { token } : {}} view={view}>
        {token ? null : <SignInField view={view} autoComplete="off" name="token" copy={page.token} />}
        <SignInField view={view} autoComplete="name" name="name" copy={page.yourName} />
        <SignInField view={view} autoComplete="username" name="email" copy={page.email} />
        <SignInField view={view} autoComplete="new-password" name="password" copy={page.password} />
      </SignInForm>
    </SignInLayout>
  );
}
