import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { mentorProposal, noInput } from "../schema.ts";
import { clearTalk, closeConcern, moveRequest, proposeMentor, readLetters } from "../writes/team.server.ts";

export const action = screenAction({
  proposeMentor: operation({
    permission: "mentors.write",
    input: mentorProposal,
    fromForm: ({ mentorId }) => ({ mentorId }),
    withoutRecentSignIn: "writes to one person",
    handle: ({ services, actor, params: { id = "" }, input: { mentorId } }) =>
      proposeMentor(services, actor, { id, mentorId }),
  }),
  takeBackProposal: operation({
    permission: "mentors.write",
    input: noInput,
    withoutRecentSignIn: "changes one record, which can be changed again",
    handle: ({ services, actor, params: { id = "" } }) =>
      moveRequest(services, actor, { id, act: "takeBack" }),
  }),
  endMentorRequest: operation({
    permission: "mentors.write",
    input: noInput,
    handle: ({ services, actor, params: { id = "" } }) => moveRequest(services, actor, { id, act: "end" }),
  }),
  readMentorLetters: operation({
    permission: "mentors.write",
    input: noInput,
    handle: async ({ services, actor, params: { id = "" } }) => ({
      letters: await readLetters(services, actor, id),
    }),
  }),
  clearMentorTalk: operation({
    permission: "mentors.write",
    input: noInput,
    withoutRecentSignIn: "changes one record, which can be changed again",
    handle: ({ services, actor, params: { id = "" } }) => clearTalk(services, actor, id),
  }),
  closeMentorConcern: operation({
    permission: "mentors.write",
    input: noInput,
    handle: ({ services, actor, params: { id = "" } }) => closeConcern(services, actor, id),
  }),
});
