import { changedPage } from "#content/something-changed.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import { pastedToken } from "#platform/http/mailed-token.ts";
import type { Services } from "#platform/services.ts";
import { changedView } from "./reads.server.ts";
import { changePress } from "./schema.ts";
import { applyPress } from "./writes/changes.server.ts";

const exampleToken = "01a1fc74-724c-71fd-a085-833908003bf9.signature";

/** The form works without script, and its answer is the page again. */
export function lifeChangesEndpoints(services: Services) {
  return [
    endpoint({
      method: "post",
      path: "/something-changed",
      operationId: "sayWhatChanged",
      summary: "Changes newsletters and places in groups together, undoes that, or returns what is changed.",
      input: changePress,
      example: { token: exampleToken, press: "pause", months: "3" },
      response: {
        status: 200,
        description: "What is changed now.",
        example: {
          token: exampleToken,
          done: "pause",
          offered: false,
          now: {
            everything: true,
            leftOut: [],
            stays: false,
            places: 1,
            shownToHost: false,
            until: "2027-02-27T10:00:00.000Z",
          },
        },
      },
      limit: { points: 60, seconds: 600 },
      form: {
        name: "something-changed",
        page: changedPage,
        atPage: true,
        thanks: changedPage,
        showsResponse: true,
        fromForm: (fields) => ({ ...fields }),
      },
      async handle(input) {
        const { press } = input;
        const token = pastedToken(input.token);
        await applyPress(services, { ...input, token });
        const view = await changedView(services, token);
        return { status: 200, body: press === undefined ? view : { ...view, done: press } };
      },
    }),
  ];
}
