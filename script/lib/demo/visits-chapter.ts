import { countVisits } from "#features/visits/writes.server.ts";
import type { Story } from "./story.ts";

/** Page views on an average day, by the page that stands for its section. */
const daily = [
  { path: "/", views: 58 },
  { path: "/resources/knowledge-hub", views: 71 },
  { path: "/journeys/infertility", views: 34 },
  { path: "/support/groups", views: 29 },
  { path: "/membership", views: 17 },
  { path: "/clinics/partnership", views: 6 },
  { path: "/contact", views: 8 },
  { path: "/our-family", views: 5 },
  { path: "/campaign/what-would-help", views: 11 },
] as const;

/** A browser that says nothing else: what isn't a browser is left out of the count. */
const headers = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143.0 Safari/537.36",
};

/** A month of page views, with quieter weekends and a few more people every week. */
export function planVisits(story: Story): void {
  for (let daysAgo = 33; daysAgo > 0; daysAgo -= 1)
    story.plan(story.at(daysAgo, "17:00"), async () => {
      const weekday = story.services.clock.now().getUTCDay();
      const busy = (weekday === 0 || weekday === 6 ? 0.7 : 1) * (1.15 - daysAgo / 110);
      // Written each day: a month's figures are counted while the story goes on.
      const watcher = countVisits(story.services);
      for (const { path, views } of daily)
        for (let left = Math.round(views * busy * (0.8 + 0.4 * story.random.next())); left > 0; left -= 1)
          watcher.answered({ method: "GET", url: path, headers, status: 200 });
      await watcher.stop();
    });
}
