import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from "react-router";
import { Button } from "#ui/button.tsx";
import type { FieldMarks } from "#ui/field.tsx";
import { CheckboxField } from "#ui/field-checkbox.tsx";
import { Heading } from "#ui/heading.tsx";
import { pageMeta } from "#web/metadata.ts";
import { Moved } from "#web/pages/not-found/moved.tsx";
import { movedWithin } from "#web/pages/not-found/not-found.server.ts";
import { action as followLink, isNewsletterLink, loader as loadLink } from "./loader.server.ts";

/** Any other address under /newsletter is a 404. */
export async function loader(args: LoaderFunctionArgs) {
  if (isNewsletterLink(args.params)) return loadLink(args);
  return data(await movedWithin(args), { status: 404 });
}

export async function action(args: ActionFunctionArgs) {
  if (isNewsletterLink(args.params)) return followLink(args);
  return data(undefined, { status: 404 });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (loaderData && "moved" in loaderData) return pageMeta(loaderData.moved);
  return [{ title: loaderData?.title }, { name: "robots", content: "noindex, nofollow" }];
};

export default function NewsletterLinkPage() {
  const loaded = useLoaderData<typeof loader>();
  return "moved" in loaded ? <Moved {...loaded.moved} /> : <NewsletterLink />;
}

/**
 * The page of every newsletter link: confirm or unsubscribe with one button, or change preferences. It works without
 * script and without signing in.
 */
function NewsletterLink() {
  const view = useLoaderData<typeof loadLink>();
  const { heading, text, button, form, home, contact } = useActionData<typeof followLink>() ?? view;
  return (
    <section className="mx-auto max-w-page px-gutter py-section-tight">
      <div className="max-w-text">
        <h1 className="font-display text-h1 text-balance">{heading}</h1>
        <p className="text-lead text-ink-soft">{text}</p>
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

type ChoicesCopy = Readonly<
  Record<"button" | "kept" | "changed" | "changedLink" | "leaveHeading" | "leave" | "leaveButton", string>
>;

type ChoiceGroup = {
  name: string;
  legend: string;
  choices: readonly { id: string; label: string }[];
  /** The checked ids. */
  muted: readonly string[];
};

type ChoicesFormProps = {
  /** Where to say that something has changed. */
  changed: string;
  copy: ChoicesCopy;
  marks: FieldMarks;
  groups: readonly ChoiceGroup[];
};

function ChoicesForm({ changed, copy, marks, groups }: ChoicesFormProps) {
  return (
    <>
      <form className="mt-stack grid gap-8" method="post">
        <input name="save" type="hidden" value="1" />
        {groups.map(({ name, legend, choices, muted }) => (
          <fieldset key={name}>
            <legend className="font-display text-h3">{legend}</legend>
            <div className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
              {choices.map(({ id, label }) => (
                <CheckboxField
                  defaultChecked={muted.includes(id)}
                  id={`${name}-${id}`}
                  key={id}
                  label={label}
                  marks={marks}
                  name={name}
                  value={id}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <div className="grid justify-items-start gap-3">
          <Button type="submit" variant="primary">
            {copy.button}
          </Button>
          <p className="text-small text-ink-faint">{copy.kept}</p>
        </div>
      </form>
      <p className="mt-stack text-ink-soft">
        {copy.changed}{" "}
        <a className="text-link-inline" href={changed}>
          {copy.changedLink}
        </a>
      </p>
      <form className="mt-stack border-t border-line pt-8" method="post">
        <Heading level={2} size={3}>
          {copy.leaveHeading}
        </Heading>
        <p className="text-ink-soft">{copy.leave}</p>
        <Button className="mt-4" name="leave" type="submit" value="1" variant="outline">
          {copy.leaveButton}
        </Button>
      </form>
    </>
  );
}

function WaysOut({ home, contact }: { home: string; contact: string }) {
  return (
    <ul className="mt-stack flex flex-wrap gap-x-6">
      {[
        { to: "/", copy: home },
        { to: "/contact", copy: contact },
      ].map(({ to, copy }) => (
        <li key={to}>
          <a
            className="inline-flex min-h-(--tap) items-center rounded-xs font-semibold text-link underline underline-offset-4 focus-visible:shadow-focus"
            href={to}
          >
            {copy}
          </a>
        </li>
      ))}
    </ul>
  );
}
