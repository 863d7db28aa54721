import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { pageRequest } from "#platform/http/page-request.ts";
import { pageMeta } from "#web/metadata.ts";
import { adminCode } from "../../copy/pages.ts";
import { safeReturn } from "../../rules.ts";
import { PasskeyInstead } from "../../ui/passkey-button.tsx";
import { SignInField, SignInForm, SignInLayout } from "../../ui/sign-in-form.tsx";
import { requiresPasskeys } from "../../writes/passkey-rule.server.ts";
import { signInView } from "./loader.server.ts";

export async function loader({ context, url }: LoaderFunctionArgs) {
  const view = signInView(context, adminCode, "second-step");
  const { services } = context.get(pageRequest);
  const passkeysOnly = services !== undefined && (await requiresPasskeys(services));
  return { ...view, passkeysOnly, to: safeReturn(view.rejected?.values.to ?? url.searchParams.get("to")) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

export default function AdminCode() {
  const view = useLoaderData<typeof loader>();
  const { page, failed, to, passkeysOnly } = view;
  const { introduction, code } = passkeysOnly ? page.passkeysOnly : page;
  return (
    <SignInLayout heading={page.heading} introduction={introduction}>
      <SignInForm hidden={{ to }} instead={<PasskeyInstead failed={failed} to={to} />} view={view}>
        <SignInField autoComplete="one-time-code" name="code" view={view} copy={code} />
      </SignInForm>
    </SignInLayout>
  );
}
