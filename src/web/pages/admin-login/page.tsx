import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { adminLogin } from "#content/pages/admin-login.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { pageMeta } from "#web/metadata.ts";

/** The words of the page; nothing of the desk is shown before there is a way to sign in. */
export function loader({ context }: LoaderFunctionArgs) {
  return { page: adminLogin, siteUrl: context.get(pageRequest).siteUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** Where everything under /admin leads until the team can sign in. */
export default function AdminLogin() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <section className="mx-auto max-w-page px-gutter py-section-tight">
      <div className="max-w-text">
        <h1 className="font-display text-h1 text-balance">{page.heading}</h1>
        <p className="mt-[1.1rem] text-lead text-ink-soft">{page.introduction}</p>
        <p className="mt-stack">{page.notOpen}</p>
        <p className="mt-stack">
          <a className="text-link underline underline-offset-4" href="/">
            {page.back}
          </a>
        </p>
      </div>
    </section>
  );
}
