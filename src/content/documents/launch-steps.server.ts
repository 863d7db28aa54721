/** What of the site's own words is left to do before it goes public. Owners see it in the admin as a list of steps. */
import { claims } from "../claims.ts";
import { current } from "../current.ts";
import { siteDocument } from "../site.ts";
import { editableDocuments } from "./register.server.ts";
import { samplesIn } from "./samples.ts";

export type LaunchStep = { id: string; title: string; href: string; done: boolean };

/** A step's title, with how many samples are left. */
export const titleWithSamples = (step: string, left: number) =>
  left === 0 ? step : `${step} (${left === 1 ? "1 sample" : `${left} samples`} left)`;

/** A step for each document that shows samples, for what only people can check, and for figures whose review is due. */
export function launchSteps(now: Date): readonly LaunchStep[] {
  // Destructured, a document would make its form and its default, which takes long for all of them.
  const steps = editableDocuments.flatMap((document) => {
    if (document.samplesHidden || document.textsOnly) return [];
    const { id, title, launch, form, shipped, now: present } = document;
    if (samplesIn(form, shipped, shipped).length === 0) return [];
    const left = samplesIn(form, present(), shipped).length;
    return [
      {
        id,
        title: titleWithSamples(launch ?? `Replace the samples in “${title}”`, left),
        href: `/admin/site/${id}${left === 0 ? "" : "#samples"}`,
        done: left === 0,
      },
    ];
  });
  const { legalReview, clinicianReview, offer } = current(siteDocument).launch;
  const answers = [
    {
      id: "legal",
      title: "Have a lawyer review the legal pages, which are templates",
      answer: legalReview,
    },
    {
      id: "clinician",
      title: "Have a clinician read the warning signs, such as those for a miscarriage",
      answer: clinicianReview,
    },
    {
      id: "offer",
      title: "Add what only you know: free groups, Circle Nurturers, refunds, help in an emergency",
      answer: offer,
    },
  ];
  const people = answers.map(({ answer, ...step }) => ({
    ...step,
    href: "/admin/site/site",
    done: answer === "done",
  }));
  return [...steps, ...people, ...reviewStep(now)];
}

/** Only while a figure is past the day by which it was to be compared with its source again. */
function reviewStep(now: Date): readonly LaunchStep[] {
  const today = now.toISOString().slice(0, 10);
  const due = claims.filter(({ reviewBy }) => reviewBy < today);
  if (due.length === 0) return [];
  const figures = due.length === 1 ? "1 figure" : `${due.length} figures`;
  return [
    {
      id: "figures",
      title: `Compare ${figures} with the sources again; the review is overdue`,
      href: "/admin/site",
      done: false,
    },
  ];
}
