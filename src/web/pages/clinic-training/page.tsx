import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { layout } from "#content/layout.ts";
import { clinicTraining } from "#content/pages/clinics/training.ts";
import { pageRequest } from "#platform/http/page-request.ts";
import { pageMeta } from "#web/metadata.ts";
import { pack } from "#web/packed.ts";
import { trailOf } from "#web/structured-data/trail.server.ts";
import { Call } from "../clinics/call.tsx";
import { Opening } from "../clinics/opening.tsx";
import { clinicCourse } from "../clinics/structured-data.server.ts";
import { Letter } from "./letter.tsx";
import { Modules } from "./modules.tsx";
import { Shape } from "./shape.tsx";

/** The page's words, with the modules and the sources of their figures. */
export function loader({ context }: LoaderFunctionArgs) {
  const { siteUrl } = context.get(pageRequest);
  return {
    page: clinicTraining,
    newTab: layout.opensInNewTab,
    structuredData: pack(clinicCourse(clinicTraining, siteUrl)),
    siteUrl,
    ...trailOf(clinicTraining, siteUrl),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : []);

/** Training for clinic staff: six modules, and a letter each month. */
export default function ClinicTraining() {
  const { page, newTab } = useLoaderData<typeof loader>();
  return (
    <>
      <Opening cut="arch" page={page} />
      <Shape shape={page.shape} />
      <Modules modules={page.modules} newTab={newTab} skipPast={page.letter.id} sources={page.sources} />
      <Letter letter={page.letter} />
      <Call {...page.access} contact={page.contact} />
    </>
  );
}
