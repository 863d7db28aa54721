import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { mailSentence } from "#content/mail-notice.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { pageMeta } from "#web/metadata.ts";
import { adminForgotten } from "../../copy/pages.ts";
import { SignInField, SignInForm, SignInLayout } from "../../ui/sign-in-form.tsx";
import { signInView } from "./loader.server.ts";

export function loader({ context, url }: LoaderFunctionArgs) {
  const view = signInView(context, adminForgotten, "forgotten-password");
  const { services } = context.get(pageRequest);
  const sent = view.rejected === undefined && url.searchParams.get("done") === "sent";
  return { ...view, sent, sentText: mailSentence(services?.settings ?? {}, view.page.sent) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

export default function AdminForgotten() {
  const view = useLoaderData<typeof loader>();
  const { page, sent, sentText } = view;
  if (sent)
    return (
      <SignInLayout heading={page.sentHeading} introduction={sentText}>
        {page.links.map(({ href, title }) => (
          <ButtonLink href={href} key={href} variant="outline">
            {title}
          </ButtonLink>
        ))}
      </SignInLayout>
    );
  return (
    <SignInLayout heading={page.heading} introduction={page.introduction}>
      <SignInForm view={view}>
        <SignInField autoComplete="username" name="email" view={view} copy={page.email} />
      </SignInForm>
    </SignInLayout>
  );
}
