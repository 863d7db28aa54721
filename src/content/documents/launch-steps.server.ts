/** What of the site's own words is left to do before it goes public. Owners see it in the admin as a list of steps. */
import { current } from "../current.ts";
import { siteDocument } from "../site.ts";
import { editableDocuments } from "./register.server.ts";
import { samplesIn } from "./samples.ts";

export type LaunchStep = { id: string; title: string; href: string; done: boolean };

const some = (count: number) => (count === 1 ? "1 sample left" : `${count} samples left`);

/** A step for each document that shows samples, and one for the legal pages. */
export function launchSteps(): readonly LaunchStep[] {
  // Destructured, a document would make its form and its default, which takes long for all of them.
  const steps = editableDocuments.flatMap((document) => {
    if (document.samplesHidden || document.textsOnly) return [];
    const { id, title, launch, form, shipped, now } = document;
    if (samplesIn(form, shipped, shipped).length === 0) return [];
    const left = samplesIn(form, now(), shipped).length;
    const step = launch ?? `Replace the samples in “${title}”`;
    return [
      {
        id,
        title: left === 0 ? step : `${step} (${some(left)})`,
        href: `/admin/site/${id}${left === 0 ? "" : "#samples"}`,
        done: left === 0,
      },
    ];
  });
  const legal = {
    id: "legal",
    title: "Have a lawyer review the legal pages, which are templates",
    href: "/admin/site/site",
    done: current(siteDocument).launch.legalReview === "done",
  };
  return [...steps, legal];
}
