/** What of the site's own words is left to do before it goes public. Owners see it in the admin as a list of steps. */
import { current } from "./current.ts";
import { sampleValues, siteDocument } from "./site.ts";

export type LaunchStep = { id: string; title: string; href: string; done: boolean };

const some = (count: number) => (count === 1 ? "1 sample left" : `${count} samples left`);

/** A step for each document with samples, and one for the legal pages; each is done when the thing itself is. */
export function launchSteps(): readonly LaunchStep[] {
  const samples = sampleValues();
  const step = (id: string, title: string): LaunchStep => {
    const left = samples.filter(({ name }) => name.startsWith(`${id}.`)).length;
    return {
      id,
      title: left === 0 ? title : `${title} (${some(left)})`,
      href: `/admin/site/${id}`,
      done: left === 0,
    };
  };
  return [
    step("site", "Enter your own addresses, links and legal facts"),
    step("plans", "Enter the plans' purchase links"),
    step("groups", "Confirm the groups' timetable"),
    {
      id: "legal",
      title: "Have a lawyer review the legal pages, which are templates",
      href: "/admin/site/site",
      done: current(siteDocument).launch.legalReview === "done",
    },
  ];
}
