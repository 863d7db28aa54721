export type PauseReason = "complaints" | "bounces";

/**
 * From which share on an issue pauses itself. Gmail and Yahoo refuse senders with 0.3% complaints, and most providers
 * distrust those with 5% unknown addresses.
 *
 * The least numbers keep single people from pausing it: without them, one complaint among the first 300 mails would,
 * or one unknown address among the first 20. Three people who complain, or ten addresses, aren't chance any more.
 */
const limits = {
  complaints: { share: 0.003, least: 3 },
  bounces: { share: 0.05, least: 10 },
} as const;

/** The least number of reports with which an issue can pause itself, whatever the reason. */
export const leastReports = Math.min(limits.complaints.least, limits.bounces.least);

/** Whether an issue pauses itself; `handedOver`: how many of its mails a server has accepted. */
export function pauseReason(counts: {
  handedOver: number;
  complaints: number;
  bounces: number;
}): PauseReason | undefined {
  const reasons = ["complaints", "bounces"] as const;
  return reasons.find((reason) => {
    const { share, least } = limits[reason];
    return counts[reason] >= least && counts[reason] >= share * counts.handedOver;
  });
}
