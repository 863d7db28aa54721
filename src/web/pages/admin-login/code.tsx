import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { adminCode } from "#content/desk/sign-in-pages.ts";
import { safeReturn } from "#features/sign-in/rules.ts";
import { GateField } from "#features/sign-in/ui/gate-field.tsx";
import { GateForm } from "#features/sign-in/ui/gate-form.tsx";
import { pageMeta } from "#web/metadata.ts";
import { Gate } from "./gate.tsx";
import { gateView } from "./view.server.ts";

/** The second step, and where one goes from it. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const view = gateView(context, adminCode, "second-step");
  return { ...view, to: safeReturn(view.rejected?.values.to ?? url.searchParams.get("to")) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** A code from the app, or a recovery code. */
export default function AdminCode() {
  const { page, bounds, marks, errorTitle, rejected, to } = useLoaderData<typeof loader>();
  return (
    <Gate heading={page.heading} introduction={page.introduction}>
      <GateForm
        action={page.path}
        hidden={{ to }}
        rejected={rejected}
        words={{ submit: page.submit, links: page.links, errorTitle }}
      >
        <GateField
          autoComplete="one-time-code"
          marks={marks}
          maxLength={bounds.code}
          name="code"
          rejected={rejected}
          words={page.code}
        />
      </GateForm>
    </Gate>
  );
}
