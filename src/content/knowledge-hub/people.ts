/** Who writes and who reviews the articles. Nobody is named until the team enters somebody who does. */
import { contentDocument, current } from "../current.ts";

/** What the team can enter: names with what makes each person fit for it, such as "registered nurse". */
export type EditorialPeople = {
  author?: string;
  authorRole?: string;
  reviewer?: string;
  reviewerRole?: string;
};

export const peopleDocument = contentDocument<EditorialPeople>("people", {});

type Named = { name: string; role: string | undefined };

/** The people named now. */
export function editorialPeople(): { author: Named | undefined; reviewer: Named | undefined } {
  const { author, authorRole, reviewer, reviewerRole } = current(peopleDocument);
  return {
    author: author === undefined ? undefined : { name: author, role: authorRole },
    reviewer: reviewer === undefined ? undefined : { name: reviewer, role: reviewerRole },
  };
}

/** A name with its role, as a line under an article prints it. */
export function withRole({ name, role }: Named): string {
  return role === undefined ? name : `${name}, ${role}`;
}
