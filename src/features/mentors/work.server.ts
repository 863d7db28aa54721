import { letterTeamMail } from "#content/letter-mails.ts";
import { mailOf } from "#platform/mail/mail-html.ts";
import type { Services } from "#platform/services.ts";
import { countOf, type WorkKind, type WorkNotice, waitingLine } from "#platform/work/work-kind.ts";
import { requestById } from "./reads/parties.server.ts";
import { teamMailJob } from "./writes/steps.server.ts";

const list = "/admin/mentors";

const notice: WorkNotice = {
  job: teamMailJob,
  // Whoever may read messages may read requests too, and the settings ask about both at once.
  about: "messages",
  async mail({ store, settings }, { requestId }) {
    if (requestId !== undefined && !(await requestById(store.db, requestId))) return undefined;
    const url = `${settings.SITE_URL}${requestId === undefined ? list : `${list}/requests/${requestId}`}`;
    return (to) => mailOf(to, letterTeamMail(url));
  },
};

function requests({ store }: Services) {
  return store.db.selectFrom("mentor_requests").orderBy("id");
}

type Found = { id: string; since: string };

/** One request's own screen, or the list of several. */
const hrefOf = (rows: readonly Found[]) => {
  const [first] = rows;
  return rows.length === 1 && first ? `${list}/requests/${first.id}` : list;
};

const lineOf = (rows: readonly Found[], sentence: (count: number) => string) =>
  waitingLine(
    rows.map(({ since }) => ({ count: 1, since })),
    (count) => ({ sentence: sentence(count), href: hrefOf(rows) }),
  );

const forCoordinators = { permission: "mentors.read", menu: list, notice } as const;

export const mentorsWork: readonly WorkKind[] = [
  {
    ...forCoordinators,
    id: "mentors.concerns",
    tag: "urgent",
    label: "Concerns about letters",
    async read(services) {
      const query = requests(services).select(["id", "flagged_at as since"]).where("flagged_at", "!=", "");
      return lineOf(
        await query.execute(),
        (count) => `${countOf(count, "concern", "concerns")} about letters`,
      );
    },
  },
  {
    ...forCoordinators,
    id: "mentors.requests",
    tag: "fresh",
    label: "Requests for a mentor",
    async read(services) {
      const query = requests(services).select(["id", "changed_at as since"]).where("state", "=", "requested");
      return lineOf(
        await query.execute(),
        (count) => `${countOf(count, "person is", "people are")} looking for a mentor`,
      );
    },
  },
  {
    ...forCoordinators,
    id: "mentors.talks",
    tag: "fresh",
    label: "People who want to talk about mentoring",
    async read(services) {
      const query = requests(services)
        .select(["id", "changed_at as since"])
        .where("state", "=", "matched")
        .where(({ or, eb }) => or([eb("check_in_person", "=", "talk"), eb("check_in_mentor", "=", "talk")]));
      return lineOf(
        await query.execute(),
        (count) => `${countOf(count, "person wants", "people want")} to talk about mentoring`,
      );
    },
  },
];
