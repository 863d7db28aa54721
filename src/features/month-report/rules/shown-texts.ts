/** What is shown of a month's counts: none under five, and none that would reveal one. */

import { formatHours } from "#features/inbox/rules/weeks.ts";
import { isSmall, shownLine, smallestGroup } from "#platform/list/small-groups.ts";
import type { FigureId, MonthCounts } from "./figures.ts";

export const hiddenText = "Hidden: fewer than 5";
/** A count from which a small one could be worked out. Of two figures hidden together, one may be larger; the text is the same, so that it says nothing of either. */
export const hiddenTogether = "Hidden: would reveal fewer than 5";
const allButFew = "All but fewer than 5";
/** For what wasn't counted. */
export const unknown = "–";
const fewCodes = "Fewer than 10";

const text = (count: number) => count.toLocaleString("en-US");
const alone = (count: number | null | undefined) =>
  count === null || count === undefined ? unknown : isSmall(count) ? hiddenText : text(count);

/** The text of every figure of a month. Once it's over, shares are final and added to their counts. */
export function shownTexts(
  counts: MonthCounts,
  { isOver }: { isOver: boolean },
): Readonly<Record<FigureId, string>> {
  const { signUps = null, unsubscribed = null, received = null, answered = null, inTime = null } = counts;
  const { rated = null, satisfied = null, clinicCodes = null, medianHours = null, meetings = null } = counts;
  const [gained = unknown, lost = unknown] = shownPair(signUps, unsubscribed);
  const [quick = unknown, replied = unknown] = shownParts(received, [inTime, answered]);
  const [content = unknown] = shownParts(rated, [satisfied]);
  return {
    visits: alone(counts.visits),
    readers: alone(counts.readers),
    signUps: gained,
    unsubscribed: lost,
    clinicCodes: clinicCodes === 0 ? fewCodes : alone(clinicCodes),
    // Nothing about people.
    meetings: meetings === null ? unknown : text(meetings),
    came: alone(counts.came),
    pairs: alone(counts.pairs),
    received: alone(received),
    answered: replied,
    inTime: isOver ? withShare(quick, inTime, received) : quick,
    medianHours: shownMedian(answered, medianHours),
    answers: alone(counts.answers),
    rated: alone(rated),
    satisfied: isOver ? withShare(content, satisfied, rated) : content,
  };
}

/** Adds the share to a part that is shown; it says nothing new beside the total. */
function withShare(shown: string, part: number | null, total: number | null): string {
  if (part === null || total === null || total === 0 || part > total || shown !== text(part)) return shown;
  return `${shown} (${Math.round((100 * part) / total)}%)`;
}

/** The time of fewer than five replies could be looked up in a single one. */
function shownMedian(answered: number | null, hours: number | null): string {
  if (answered === null || hours === null) return unknown;
  return answered < smallestGroup ? hiddenText : formatHours(hours);
}

/** Two counts whose difference may be known, such as from how many people the next newsletter goes to. */
function shownPair(one: number | null, other: number | null): string[] {
  if (one === null || other === null) return [alone(one), alone(other)];
  return shownLine([one, other]).map((count) => (count === null ? hiddenTogether : text(count)));
}

/**
 * Parts of a shown total, each inside the next, as texts. A part is shown if no step between two shown numbers is small:
 * else subtracting them would reveal it. The first part is the one that matters most.
 */
export function shownParts(total: number | null, parts: readonly (number | null)[]): string[] {
  if (total === null) return parts.map(() => unknown);
  if (isSmall(total)) return parts.map(() => hiddenTogether);
  const shown = [0, total];
  return parts.map((part, at) => {
    if (part === null) return unknown;
    // A message can be taken out of spam once the total is kept.
    if (part > total) return hiddenTogether;
    if (shown.every((number) => !isSmall(Math.abs(number - part)))) {
      shown.push(part);
      return text(part);
    }
    // From nine on, the text leaves all of one to four open. Of later parts it would say too much.
    return at === 0 && isSmall(total - part) && total >= 2 * smallestGroup - 1 ? allButFew : hiddenTogether;
  });
}
