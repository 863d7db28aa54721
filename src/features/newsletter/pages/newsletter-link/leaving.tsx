import { useActionData, useLoaderData } from "react-router";
import { Button } from "#ui/button.tsx";
import { ChoicesForm } from "../../ui/choices-form.tsx";
import { WaysOut } from "../../ui/ways-out.tsx";
import type { action, loader } from "./view.server.ts";

/**
 * The page of every newsletter link: confirm or unsubscribe with one button, or change preferences. It works without
 * script and without signing in.
 */
export default function NewsletterLink() {
  const view = useLoaderData<typeof loader>();
  const { heading, text, button, form, home, contact } = useActionData<typeof action>() ?? view;
  return (
    <section className="mx-auto max-w-page px-gutter py-section-tight">
      <div className="max-w-text">
        <h1 className="font-display text-h1 text-balance">{heading}</h1>
        <p className="mt-[1.1rem] text-lead text-ink-soft">{text}</p>
        {button ? (
          <form className="mt-stack" method="post">
            <Button type="submit" variant="primary">
              {button}
            </Button>
          </form>
        ) : null}
        {form === undefined ? null : <ChoicesForm {...form} />}
        <WaysOut contact={contact} home={home} />
      </div>
    </section>
  );
}
