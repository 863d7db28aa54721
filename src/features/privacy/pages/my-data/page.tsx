import {
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
} from "react-router";
import { myData } from "#content/pages/my-data.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { Section } from "#ui/section.tsx";
import { pageMeta } from "#web/metadata.ts";
import { Moved } from "#web/pages/not-found/moved.tsx";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { Ask, Sent } from "./ask.tsx";
import { CertificatePage } from "./certificate.tsx";
import { BadLink, Opened } from "./opened.tsx";
import { Unlock } from "./unlock.tsx";
import { viewAt } from "./view.server.ts";

const closed = { "x-robots-tag": "noindex, nofollow", "cache-control": "no-store" };

/** View, download or erase one's data. One route for all of it, because each route adds bytes to every page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const request = context.get(pageRequest);
  const { siteUrl } = request;
  const view = await viewAt(request, params);
  if (view.kind === "ask") return data({ ...view, siteUrl, ...trailOf(myData, siteUrl) });
  const lost =
    view.kind === "missing" || view.kind === "badLink" || (view.kind === "certificate" && !view.certificate);
  return data(view, { status: lost ? 404 : 200, headers: closed });
}

/** React Router drops loader headers unless they are returned here. */
export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (loaderData?.kind === "ask") return pageMeta(loaderData);
  return [{ title: loaderData?.title }, { name: "robots", content: "noindex, nofollow" }];
};

/** The form, its confirmation, the data behind an emailed link, or an erasure certificate. */
export default function MyData() {
  const view = useLoaderData<typeof loader>();
  if (view.kind === "missing") return <Moved page={view.page} />;
  return (
    <Section tight width="narrow">
      <View view={view} />
    </Section>
  );
}

type Shown = Exclude<ReturnType<typeof useLoaderData<typeof loader>>, { kind: "missing" }>;

function View({ view }: { view: Shown }) {
  switch (view.kind) {
    case "ask":
      return <Ask {...view} />;
    case "sent":
      return <Sent copy={view.copy} />;
    case "open":
      return (
        <Opened
          data={view.opened}
          held={view.held}
          marks={view.marks}
          problem={view.problem}
          copy={view.copy}
        />
      );
    case "unlock":
      return <Unlock copy={view.unlock} opened={view.opened} rejected={view.rejected} />;
    case "badLink":
      return <BadLink copy={view.copy} />;
    case "certificate":
      return <CertificatePage certificate={view.certificate} copy={view.copy} />;
  }
}
