import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { copyAround } from "#content/frame-translations/frame-translations.ts";
import { pageAt } from "#content/index.ts";
import type { Page } from "#content/schema.ts";
import { site } from "#content/site.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Section } from "#ui/section.tsx";
import { ownFrame } from "#web/layout/own-frame.server.ts";
import { pageMeta } from "#web/metadata.ts";

/** The copy for the form that led here, in the form's language. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  const around = copyAround(url.searchParams.get("language") ?? site.language);
  const translated = around?.thankYou[url.pathname];
  if (translated !== undefined) return { page: translated, siteUrl, ...ownFrame(around) };
  const page = pageAt(url.pathname);
  // Routes and pages come from one registry, so a missing page is a bug there.
  if (page === undefined) throw new Response(null, { status: 404 });
  return { page, siteUrl };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** Where a form redirects without JavaScript; it says the same as the notification. */
export default function ThankYou() {
  const { page }: { page: Page } = useLoaderData<typeof loader>();
  const { crisisNote: note } = page;
  return (
    <Section tight>
      <div className="max-w-text">
        <h1 className="font-display text-h1 text-balance">{page.heading}</h1>
        <p className="text-lead text-ink-soft">{page.introduction}</p>
        {note ? (
          <p className="mt-stack text-ink-soft">
            {note.before}
            <a className="text-link-inline" href={note.href}>
              {note.linkText}
            </a>
            {note.after}
          </p>
        ) : null}
        <ul className="mt-stack grid gap-2">
          {page.blocks?.map((block) =>
            block.kind === "link" ? (
              <li key={block.href}>
                <ButtonLink className="w-fit" href={block.href} variant="text">
                  {block.text}
                </ButtonLink>
              </li>
            ) : null,
          )}
        </ul>
      </div>
    </Section>
  );
}
