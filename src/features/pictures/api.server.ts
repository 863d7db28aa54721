import { adminEndpoint } from "#platform/http/endpoint.ts";
import type { ServedFile } from "#platform/http/served-file.ts";
import { pictureBounds } from "#platform/pictures/bounds.ts";
import type { Services } from "#platform/services.ts";
import { pictureFaults } from "./copy.ts";
import { picturePage, pictureResponse } from "./reads.server.ts";
import type { StoredPicture } from "./rules.ts";
import { pictureQuery, pictureUpload } from "./schema.ts";
import { addPicture } from "./writes.server.ts";

const list = "/admin/pictures";
const alt = "Two hands around a mug of tea";
const example: StoredPicture = {
  id: "01a1fc74-724c-71fd-a085-833908003bf9",
  hash: "9f2c4e01ab34cd56",
  width: 2400,
  height: 1600,
  fallback: "jpg",
  alt,
  focusX: 50,
  focusY: 40,
  decorative: false,
  bytes: 1_480_000,
  revision: 1,
  createdAt: "2026-11-23T10:00:00.000Z",
};
/** A PNG of one pixel. */
const examplePng =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** What several editors call: everybody on the team sees pictures, editors and owners upload. */
export function picturesEndpoints(services: Services) {
  return [
    adminEndpoint({
      method: "get",
      path: list,
      operationId: "listPictures",
      withoutRecentSignIn: "lists nothing personal",
      summary: "Lists pictures, newest first, 24 per page.",
      permission: "pictures.read",
      scope: { kind: "article" },
      input: pictureQuery,
      response: {
        status: 200,
        description: "A page of pictures, the total and matching counts, and the cursor of the next page.",
        example: { items: [example], total: 1, matching: 1, next: null },
      },
      handle: async (query, { actor }) => ({ status: 200, body: await picturePage(services, actor, query) }),
    }),
    adminEndpoint({
      method: "post",
      path: list,
      operationId: "addPicture",
      withoutRecentSignIn: "changes one record, which can be changed again",
      summary: "Stores a picture: JPEG, PNG, WebP, AVIF or SVG, up to 12 MB and 50 million pixels.",
      permission: "pictures.write",
      scope: { kind: "article" },
      limit: { points: 300, seconds: 600 },
      // In JSON the file is base64, which is a third longer.
      maxBytes: Math.ceil((pictureBounds.bytes * 4) / 3) + 64 * 1024,
      tooLarge: pictureFaults.tooLarge,
      input: pictureUpload,
      example: { file: examplePng, alt },
      response: { status: 201, description: "The picture is stored.", example },
      form: {
        name: "picture",
        page: list,
        thanks: list,
        files: ["file"],
        fromForm: ({ decorative, ...fields }) => ({
          alt: "",
          ...fields,
          ...(decorative === undefined ? {} : { decorative: decorative === "on" }),
        }),
      },
      async handle(input, { actor, idempotencyKey }) {
        const body = await addPicture(services, actor, input, idempotencyKey);
        return { status: 201, body, next: `${list}/${body.id}` };
      },
    }),
  ];
}

export function pictureFiles(services: Services): readonly ServedFile[] {
  return [{ path: "/pictures/:name", make: ({ params }) => pictureResponse(services, params.name ?? "") }];
}
