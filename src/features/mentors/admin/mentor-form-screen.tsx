import { changeOperation, createOperation, recordLoader } from "#web/admin/record-screen.server.ts";
import { RecordScreen } from "#web/admin/record-screen.tsx";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import type { ScreenProps } from "#web/admin/screen-loader.server.ts";
import { mentors } from "../record.server.ts";
import { noInput } from "../schema.ts";
import { deleteMentor } from "../writes/mentors.server.ts";

const list = { href: "/admin/mentors", text: "Mentors" };

export const loader = recordLoader(mentors, {
  list,
  newTitle: "New mentor",
  titleOf: ({ name }) => name,
  save: "Save mentor",
  operations: { create: "createMentor", change: "changeMentor", remove: "deleteMentor" },
  deletion: {
    open: "Delete mentor",
    heading: "Delete this mentor?",
    text: "Their matches end, and everything they wrote is erased; letters with an open concern stay until you close it. Whoever they write with gets a short email.",
  },
});

export const action = screenAction({
  createMentor: createOperation(mentors, {
    input: mentors.input,
    handle: ({ services, actor, input }) => mentors.create(services, actor, input),
    next: () => list.href,
  }),
  changeMentor: changeOperation(mentors, {
    input: mentors.changeInput,
    handle: ({ services, actor, params: { id = "" }, input: { revision, ...value } }) =>
      mentors.change(services, actor, { id, revision, value }),
  }),
  deleteMentor: operation({
    permission: "records.delete",
    input: noInput,
    handle: ({ services, actor, params: { id = "" } }) => deleteMentor(services, actor, id),
  }),
});

export default function MentorFormScreen({ loaderData }: ScreenProps<typeof loader>) {
  return <RecordScreen content={loaderData} />;
}
