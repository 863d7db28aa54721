import { analytics } from "#content/analytics.ts";
import { systemClock } from "#platform/clock/clock.ts";
import { type Answer, cookiesOfTheService, domainsOf, keptText, validAnswer } from "../rules.ts";

const key = "analytics";
const { version } = analytics;
/** For browsers without storage: the answer applies until the page is closed. */
let unkept: string | null = null;

/** The answer stored on this device, if it is still valid. */
export function readAnswer(): Answer | undefined {
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
export function storeAnswer(consent: Answer): void {
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
export function onAnswerElsewhere(callback: () => void): void {
  addEventListener("storage", (event) => {
    if (event.key !== key && event.key !== null) return;
    unkept = event.newValue;
    callback();
  });
}
