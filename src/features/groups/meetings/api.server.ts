import { placeMessages as messages } from "#content/groups/places.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import { ownPlace } from "./reads/places.server.ts";
import { placeChange, placeLink, placeRequest } from "./schema.ts";
import { changeOwnPlace, signUpForGroup } from "./writes/places.server.ts";

const exampleToken = "01a1fc74-724c-71fd-a085-833908003bf9.signature";
const examplePlace = {
  state: "held",
  seats: 1,
  paused: false,
  group: {
    name: "Tuesday circle",
    host: "Two trained peers",
    zone: "America/New_York",
    groundRules: "Be kind.",
  },
  meetings: [],
};

/** Public endpoints: sign up for a group, and see or change one's place with the mailed link. */
export function meetingsEndpoints(services: Services) {
  return [
    endpoint({
      method: "post",
      path: "/groups/:slug/places",
      operationId: "signUpForGroup",
      summary:
        "Signs up for a group, for one person or a couple. The response is the same for every address.",
      input: placeRequest,
      example: { email: "reader@example.org", name: "Robin", seats: 1, rules: 1, agree: true, website: "" },
      answer: {
        status: 202,
        description:
          "An email says whether there's a place or one has to wait, unless one was sent within the hour.",
        example: { message: messages.received },
      },
      limit: { points: 10, seconds: 600 },
      async handle(input, { idempotencyKey, params: { slug = "" } }) {
        await signUpForGroup(services, { slug, input, idempotencyKey });
        return { status: 202, body: { message: messages.received } };
      },
    }),
    endpoint({
      method: "post",
      path: "/group-places/read",
      operationId: "readGroupPlace",
      summary: "Returns the place of a mailed link. It changes nothing.",
      input: placeLink,
      example: { token: exampleToken },
      answer: { status: 200, description: "The place and its next dates.", example: { place: examplePlace } },
      limit: { points: 60, seconds: 600 },
      async handle({ token }) {
        return { status: 200, body: { place: await ownPlace(services, token) } };
      },
    }),
    endpoint({
      method: "post",
      path: "/group-places/change",
      operationId: "changeGroupPlace",
      summary: "Takes an offered place, gives up, pauses or resumes the place of a mailed link.",
      input: placeChange,
      example: { token: exampleToken, action: "pause" },
      answer: {
        status: 200,
        description: "The place as it is now.",
        example: { message: messages.changed, place: examplePlace },
      },
      limit: { points: 30, seconds: 600 },
      async handle(input) {
        await changeOwnPlace(services, input);
        return {
          status: 200,
          body: { message: messages.changed, place: await ownPlace(services, input.token) },
        };
      },
    }),
  ];
}
