/** Who writes and reviews the articles, and portraits. Nobody is named or shown until the team enters them. */
import { contentDocument, current } from "../current.ts";
import { type UploadedPicture, uploadedPicture } from "../uploaded-pictures.ts";

/** The pages that have room for portraits. */
export const portraitPlaces = [
  { value: "founders", label: "Our Family, as a founder" },
  { value: "hosts", label: "Support groups, as a host" },
  { value: "moderators", label: "Peer support community, as a moderator" },
  { value: "trainers", label: "Training for clinic staff, as a trainer" },
  { value: "editors", label: "Every article, as a writer or reviewer" },
] as const;

type PortraitPlace = (typeof portraitPlaces)[number]["value"];

type Portrait = {
  id: string;
  place: PortraitPlace;
  name: string;
  role?: string;
  /** The id of an uploaded picture. */
  picture: string;
  /** When and how they agreed to be shown. Never leaves the admin. */
  consent: string;
};

/** What the team can enter: names with what makes each person fit for it, such as "registered nurse". */
export type EditorialPeople = {
  author?: string;
  authorRole?: string;
  reviewer?: string;
  reviewerRole?: string;
  portraits: readonly Portrait[];
};

export const peopleDocument = contentDocument<EditorialPeople>("people", { portraits: [] });

type Named = { name: string; role: string | undefined };

/** The people named now. */
export function editorialPeople(): { author: Named | undefined; reviewer: Named | undefined } {
  const { author, authorRole, reviewer, reviewerRole } = current(peopleDocument);
  return {
    author: author === undefined ? undefined : { name: author, role: authorRole },
    reviewer: reviewer === undefined ? undefined : { name: reviewer, role: reviewerRole },
  };
}

export type Face = { id: string; name: string; role: string | undefined; picture: UploadedPicture };

/** The portraits of a place whose pictures are there. */
export function facesAt(wanted: PortraitPlace): readonly Face[] {
  return current(peopleDocument).portraits.flatMap(({ id, place, name, role, picture: pictureId }) => {
    const picture = uploadedPicture(pictureId);
    return place === wanted && picture ? [{ id, name, role, picture }] : [];
  });
}

/** A name with its role, as a line under an article prints it. */
export function withRole({ name, role }: Named): string {
  return role === undefined ? name : `${name}, ${role}`;
}
