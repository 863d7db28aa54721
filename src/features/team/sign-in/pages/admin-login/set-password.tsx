import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { invitationSentence, roleMeaning } from "#content/invitation.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { pageMeta } from "#web/metadata.ts";
import { passwordLink } from "../../../reads.server.ts";
import { adminSetPassword } from "../../copy/pages.ts";
import { signInBounds } from "../../schema.ts";
import { GateField } from "../../ui/gate-field.tsx";
import { GateForm } from "../../ui/gate-form.tsx";
import { Gate } from "./gate.tsx";
import { gateView } from "./view.server.ts";

/** Opening the link only shows the form: mail scanners open links, and must change nothing. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const view = gateView(context, adminSetPassword, "set-password");
  const { services } = context.get(pageRequest);
  const token = (view.rejected?.values.token ?? url.searchParams.get("token") ?? "").slice(
    0,
    signInBounds.token,
  );
  const link = services === undefined ? undefined : await passwordLink(services, token);
  const works = link !== undefined;
  // Only invitations have a welcome text.
  const invitation =
    link?.state === "invited" ? [invitationSentence(link), roleMeaning[link.role]].join(" ") : undefined;
  return data({ ...view, token, works, invitation }, { status: works ? 200 : 404 });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** Sets a password with a one-time link. */
export default function AdminSetPassword() {
  const { page, bounds, marks, errorTitle, rejected, token, works, invitation } =
    useLoaderData<typeof loader>();
  if (!works)
    return (
      <Gate heading={page.badLinkHeading} introduction={page.badLink}>
        <ButtonLink href={page.newLink.href} variant="outline">
          {page.newLink.title}
        </ButtonLink>
      </Gate>
    );
  return (
    <Gate
      heading={invitation === undefined ? page.heading : page.invitedHeading}
      introduction={invitation === undefined ? page.introduction : `${invitation} ${page.invited}`}
    >
      <GateForm
        action={page.path}
        hidden={{ token }}
        rejected={rejected}
        copy={{ submit: page.submit, links: page.links, errorTitle }}
      >
        <GateField
          autoComplete="new-password"
          marks={marks}
          maxLength={bounds.password}
          name="password"
          rejected={rejected}
          copy={page.password}
        />
      </GateForm>
    </Gate>
  );
}
