/**
 * The rows of the lists' benchmark. Both sizes cover the same days with the same mixture, so a list of a million is the
 * list of ten thousand, a hundred times as dense. What a filter looks for is rare, and old where that costs more.
 */
import type { SubscriberState } from "#features/newsletter/rules.ts";
import { newSubscriber } from "#features/newsletter/writes/import.server.ts";
import { day } from "#platform/clock/clock.ts";
import type { Services } from "#platform/services.ts";

const days = 300;
const end = Date.now();
const begin = end - days * day;

/** When one of so many rows was made. */
export function timeOf(at: number, count: number): string {
  return new Date(Math.floor(begin + (at / count) * (end - begin))).toISOString();
}

/** A cursor in the middle of a list. */
export const middle = `${timeOf(1, 2)}_00000000-0000-0000-0000-000000000000`;

/** A source that few signed up from, and an action that was rarely taken. */
export const rarePage = "/clinics/training";
export const rareAction = "redirects.deleted";
export const terminal = "terminal";

/** Who signs in, with the password of the tests. */
export const ownerEmail = "owner@kinward.test";

/** What only the oldest message has. */
export const rareWord = "lighthouse";

const pages = ["/", "/membership", "/contact", "/journeys/infertility", "/resources/worksheets", "import"];
const actions = [
  "messages.moved",
  "messages.answered",
  "messages.noted",
  "campaigns.published",
  "letters.created",
];
const words =
  "we have been waiting for a long time and the evenings are hard is there a group that meets at night or in the " +
  "early morning my partner works late and we would like to come together if that is possible thank you for your help " +
  "the last months were full of appointments tests and letters and nobody tells us what comes next or how long it takes";

/** Ten thousand words in ten thousand orders: no two messages are alike, and each is about 550 characters long. */
function messageText(at: number): string {
  const all = words.split(" ");
  const turned = Array.from(
    { length: 100 },
    (_, place) => all[(place * 7 + at * 13 + ((at * place) % 11)) % all.length],
  );
  return `${turned.join(" ")}${at === 0 ? ` ${rareWord}` : ""}`;
}

type Making = { services: Services; count: number; owner: string };

/** Nine of ten are done; a few wait, and some of those are the owner's. */
function stateOf(at: number) {
  if (at % 100 === 7) return "new" as const;
  if (at % 50 === 13) return "open" as const;
  if (at % 20 === 3) return "waiting" as const;
  return at % 50 === 29 ? ("suspected_spam" as const) : ("done" as const);
}

export function messageRow({ services: { cipher, ids }, count, owner }: Making, at: number) {
  const id = ids.next();
  const state = stateOf(at);
  const created_at = timeOf(at, count);
  const encrypted = (column: string, text: string) =>
    cipher.encrypt(text, { table: "contact_messages", column, id });
  const email = `reader-${at}@example.org`;
  return {
    ...{
      id,
      kind: "messages" as const,
      state,
      created_at,
      state_at: created_at,
      version: 1,
      team_told: 1,
      subject: "general",
    },
    // Old ones only, as those of somebody who has been away.
    assignee: at % 500 === 13 && at < count / 2 ? owner : "",
    met_at: state === "waiting" || state === "done" ? created_at : "",
    name: encrypted("name", `Reader ${at}`),
    email: encrypted("email", email),
    email_index: cipher.blindIndex("contact_messages", email),
    phone: encrypted("phone", ""),
    message: encrypted("message", messageText(at)),
  };
}

export function subscriberRow({ services, count }: Making, at: number) {
  const email = `reader-${at}@example.org`;
  const created_at = timeOf(at, count);
  const state: SubscriberState = at % 7 === 3 ? "unsubscribed" : at % 20 === 5 ? "pending" : "active";
  const page = at % 250 === 3 && at < count / 2 ? rarePage : (pages[at % pages.length] ?? "/");
  const row = newSubscriber(services, { email, comparable: email, state: "active", page });
  return { ...row, state, created_at, changed_at: created_at, mailed_at: created_at };
}

export function auditRow({ services: { ids }, count, owner }: Making, at: number) {
  const isRare = at % 250 === 0 && at < count / 2;
  return {
    id: ids.next(),
    at: timeOf(at, count),
    actor: isRare ? terminal : owner,
    action: at % 500 === 0 && isRare ? rareAction : (actions[at % actions.length] ?? ""),
    subject: `00000000-0000-0000-0000-${String(Math.floor(at / 10)).padStart(12, "0")}`,
  };
}
