/**
 * The consent bar: asks whether visits may be counted, follows the answer, and lets visitors change it at the bottom
 * of every page. The server adds this file to its pages while ANALYTICS_ID is set; it is built separately from the
 * pages' own files.
 */
import { analytics, analytics as copy } from "#content/analytics.ts";
import { withoutEndSlashes } from "#content/page-path.ts";
import { systemClock } from "#platform/clock/clock.ts";
import {
  type Answer,
  asksNotToBeTracked,
  cookiesOfTheService,
  domainsOf,
  isCounted,
  type KnownPaths,
  keptText,
  mayAskOn,
  reportedPath,
  validAnswer,
} from "../rules.ts";
import { button, make, makeQuestion } from "./question.ts";
import { openTeller, type Teller } from "./teller.ts";

/** Inserted by the build. */
declare const knownPaths: KnownPaths;

const refused = asksNotToBeTracked(navigator);
let teller: Teller | undefined;
let here = withoutEndSlashes(location.pathname);
/** The current page view has been sent; each is sent only once. */
let isReported = false;
/** The visitor has opened the question at the bottom of the page. */
let wanted = false;

const key = "analytics";
const { version } = analytics;
/** For browsers without storage: the answer applies until the page is closed. */
let unkept: string | null = null;

function readResponse(): Answer | undefined {
  return validAnswer(stored(), { version, today: systemClock.now() });
}

function stored(): string | null {
  try {
    return localStorage.getItem(key) ?? unkept;
  } catch {
    return unkept;
  }
}

/** Stores an answer; a no also deletes what the analytics service may have left here. */
function storeAnswer(consent: Answer): void {
  unkept = keptText(consent, { version, today: systemClock.now() });
  try {
    localStorage.setItem(key, unkept);
  } catch {
    // The only effect is that the next page asks again.
  }
  if (consent === "no") removeCookies();
}

function removeCookies(): void {
  const domains = ["", ...domainsOf(location.hostname).map((each) => `; domain=${each}`)];
  for (const name of cookiesOfTheService(document.cookie))
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the store that would replace it is not in every browser
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
}

/** Calls back when another tab has answered. */
function onAnswerElsewhere(callback: () => void): void {
  addEventListener("storage", (event) => {
    if (event.key !== key && event.key !== null) return;
    unkept = event.newValue;
    callback();
  });
}

const question = makeQuestion({ onAnswer: give, onClose: close });
const choice = button(copy.choice, "", openByHand);

/** No analytics in the admin, and none behind somebody's own link. */
function currentAnswer(): Answer | undefined {
  return refused || !isCounted(here) ? "no" : readResponse();
}

/** Updates the iframe, the bar and the page view to match the answer and the page. */
function settle(): void {
  const says = currentAnswer();
  const open = mayAskOn(here, knownPaths);
  if (says !== "yes") {
    teller?.stop();
    teller = undefined;
  } else if (!isReported) {
    const path = reportedPath(here, knownPaths, document.querySelector("[data-not-found]") !== null);
    isReported = true;
    if (path !== undefined) {
      teller ??= openTeller();
      teller.tell(path);
    }
  }
  if (wanted) return;
  if (says === undefined && open) {
    if (!question.isOpen()) question.open({ asks: true });
  } else if (question.isOpen()) question.close();
}

function give(value: Answer): void {
  const before = currentAnswer();
  storeAnswer(value);
  settle();
  question.say(value === "no" && before === "yes" ? copy.done.stopped : copy.done[value]);
}

function openByHand(): void {
  wanted = true;
  const stands = refused ? copy.now.signal : copy.now[readResponse() ?? "open"];
  question.open({ now: stands, asks: !refused });
  choice.ariaExpanded = "true";
}

function close(): void {
  wanted = false;
  choice.ariaExpanded = "false";
  question.close();
  settle();
  choice.focus({ preventScroll: true });
}

/** Adds the link to the bottom line. React has rendered that list and ignores nodes after its own items. */
function placeChoice(): void {
  const list = document.querySelector('footer li:has(> a[href="/accessibility"])')?.parentElement;
  if (!list || list.contains(choice)) return;
  choice.className = list.querySelector("a")?.className ?? "";
  choice.ariaExpanded = String(wanted);
  list.append(make("li", {}, [choice]));
}

function start(): void {
  placeChoice();
  settle();
  addEventListener("pathchange", (event) => {
    if (event instanceof CustomEvent) here = String(event.detail);
    isReported = false;
    if (wanted) question.close();
    wanted = false;
    placeChoice();
    settle();
  });
  addEventListener("pageshow", ({ persisted }) => persisted && settle());
  onAnswerElsewhere(settle);
}

// React hydrates first: nodes added before that would interfere.
const root = document.documentElement;
if (root.dataset.hydrated !== undefined) start();
else {
  const watch = new MutationObserver(() => {
    if (root.dataset.hydrated === undefined) return;
    watch.disconnect();
    start();
  });
  watch.observe(root, { attributeFilter: ["data-hydrated"] });
}
