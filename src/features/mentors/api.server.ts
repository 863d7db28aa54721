import { lettersPage } from "#content/mentoring/letters.ts";
import { mentorRequestForm } from "#content/mentoring/request.ts";
import { endpoint } from "#platform/http/endpoint.ts";
import type { Services } from "#platform/services.ts";
import {
  letterFromForm,
  lettersChange,
  lettersLink,
  mentorRequest,
  newLetter,
  requestFromForm,
} from "./schema.ts";
import { askForMentor, changeLetters, openLetters, writeLetter } from "./writes/visitors.server.ts";

const token = "01a1fc74-724c-71fd-a085-833908003bf9.signature";
const example = { token, side: "person", step: "waiting", letters: [], checkIn: false, flagged: false };

export function mentorsEndpoints(services: Services) {
  const page = "/your-letters";
  const form = {
    name: "letters",
    page,
    thanks: page,
    showsResponse: true,
    fromForm: (fields: Readonly<Record<string, string>>): unknown => fields,
  } as const;
  return [
    endpoint({
      method: "post",
      path: "/mentoring/requests",
      operationId: "askForMentor",
      summary: "Asks for a mentor. The response is the same for every address.",
      input: mentorRequest,
      example: {
        email: "reader@example.org",
        name: "Robin",
        journey: "infertility",
        phase: "",
        languages: "en",
        zone: "America/New_York",
        help: "Somebody who has been through it.",
        avoid: "",
        agree: true,
        website: "",
      },
      response: {
        status: 202,
        description: "An email has the link to one's own page, unless one was sent within the hour.",
        example: { message: mentorRequestForm.received },
      },
      limit: { points: 10, seconds: 600 },
      form: {
        name: "mentor-request",
        page: "/support/peer-mentoring",
        thanks: "/support/peer-mentoring",
        showsResponse: true,
        fromForm: requestFromForm,
      },
      async handle(input, { idempotencyKey }) {
        await askForMentor(services, input, idempotencyKey);
        return { status: 202, body: { message: mentorRequestForm.received } };
      },
    }),
    endpoint({
      method: "post",
      path: "/letters/read",
      operationId: "readLetters",
      summary: "Returns the page of a mailed link. The next letter is mailed about again.",
      input: lettersLink,
      example: { token },
      response: {
        status: 200,
        description: "How far the request has come, and the letters.",
        example: { letters: example },
      },
      limit: { points: 60, seconds: 600 },
      form,
      async handle(input) {
        return {
          status: 200,
          body: { letters: await openLetters(services, input.token), token: input.token },
        };
      },
    }),
    endpoint({
      method: "post",
      path: "/letters/change",
      operationId: "changeLetters",
      summary: "Says yes or no, answers the check-in, reports a concern, or ends it.",
      input: lettersChange,
      example: { token, action: "yes" },
      response: {
        status: 200,
        description: "How far the request has come now.",
        example: { message: lettersPage.saved, letters: example },
      },
      limit: { points: 30, seconds: 600 },
      form,
      async handle(input) {
        await changeLetters(services, input);
        const message = input.action === "flag" ? lettersPage.concern.done : lettersPage.saved;
        return {
          status: 200,
          body: { message, letters: await openLetters(services, input.token), token: input.token },
        };
      },
    }),
    endpoint({
      method: "post",
      path: "/letters/write",
      operationId: "writeLetter",
      summary: "Sends a letter. If it has an address in it, it has to be sent again with `sure`.",
      input: newLetter,
      example: { token, text: "Thank you for writing to me." },
      response: {
        status: 201,
        description:
          "The letter is stored. An email without its words tells the other person, unless one has since they last opened their page.",
        example: { message: lettersPage.letters.sent, letters: example },
      },
      limit: { points: 30, seconds: 600 },
      form: { ...form, fromForm: letterFromForm },
      async handle(input, { idempotencyKey }) {
        await writeLetter(services, input, idempotencyKey);
        const letters = await openLetters(services, input.token);
        return { status: 201, body: { message: lettersPage.letters.sent, letters, token: input.token } };
      },
    }),
  ];
}
