import type { Feature } from "#platform/feature.ts";
import { mentorsEndpoints } from "./api.server.ts";
import { checkInAll, mentorsJobs, removeEndedRequests } from "./jobs.server.ts";
import { lettersLink } from "./reads/parties.server.ts";
import routes from "./routes.ts";
import { mentoringRetention } from "./rules/request.ts";
import { mentorsKeyed, mentorsMigrations } from "./table.server.ts";
import { mentorsWork } from "./work.server.ts";
import { mentorsSource, requestsSource } from "./writes/personal.server.ts";
import { replaceLettersToken } from "./writes/replace-link.server.ts";
import { replayMatches } from "./writes/restore.server.ts";
import { takePrivateReply } from "./writes/take-reply.server.ts";

export const mentorsFeature = {
  name: "mentors",
  routes,
  endpoints: mentorsEndpoints,
  jobs: mentorsJobs,
  mailedLinks: [lettersLink],
  work: mentorsWork,
  takesReplies: takePrivateReply,
  replacesToken: replaceLettersToken,
  reservedPaths: [/^\/your-letters$/],
  nightly: checkInAll,
  restoring: replayMatches,
  retention: { "mentors.requests": removeEndedRequests },
  retentionKinds: [{ rule: mentoringRetention, rows: { table: "mentor_requests", since: "ended_at" } }],
  personalData: [requestsSource, mentorsSource],
  migrations: mentorsMigrations,
  keyed: mentorsKeyed,
} satisfies Feature;
