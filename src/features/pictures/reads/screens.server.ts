import { type Actor, may } from "#features/permissions/access.ts";
import type { RejectedForm } from "#platform/http/page-request.ts";
import { listAddress } from "#platform/list/list-address.ts";
import type { Services } from "#platform/services.ts";
import { pictureMessages as messages, pictureCopy, picturesCopy } from "../copy.ts";
import { pictureQuery } from "../schema.ts";
import { pictureById, picturePage, usesOf } from "./pictures.server.ts";

const here = "/admin/pictures";

/** The grid of pictures for the query in its address, and what was wrong with an upload without JavaScript. */
export async function picturesScreen(
  services: Services,
  actor: Actor,
  { search, rejected }: { search: URLSearchParams; rejected: RejectedForm | undefined },
) {
  const parsed = pictureQuery.safeParse({
    search: search.get("search") ?? "",
    cursor: search.get("cursor") ?? "",
  });
  const { search: filter = "", cursor = "" } = parsed.success ? parsed.data : {};
  const page = await picturePage(services, actor, { search: filter, cursor });
  return {
    title: picturesCopy.title,
    here,
    search: filter,
    mayUpload: may(actor, "pictures.write"),
    rejected: rejected?.form === "picture" ? rejected : undefined,
    isEmpty: page.total === 0,
    total: filter === "" ? messages.total(page.total) : messages.fitting(page.fitting, page.total),
    noMatch: messages.noMatch(filter),
    pictures: page.items,
    first: cursor === "" ? undefined : listAddress(here, { search: filter }),
    older: page.next === null ? undefined : listAddress(here, { search: filter, cursor: page.next }),
  };
}

export type PicturesContent = Awaited<ReturnType<typeof picturesScreen>>;

/** One picture with everywhere it is used. @throws {HttpError} not_found. */
export async function pictureScreen(services: Services, actor: Actor, id: string) {
  const picture = await pictureById(services, actor, id);
  return {
    title: pictureCopy.title,
    list: here,
    picture,
    size: messages.size(picture.width, picture.height, picture.bytes),
    mayChange: may(actor, "pictures.write"),
    uses: await usesOf(services, services.store.db, id),
  };
}

export type PictureContent = Awaited<ReturnType<typeof pictureScreen>>;
