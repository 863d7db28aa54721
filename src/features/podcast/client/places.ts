/** Where the listener stopped in each episode, stored only on the device. */
const key = "podcast-places";
/** When there are more, the oldest is deleted. */
const mostKept = 20;

type Places = Readonly<Record<string, number>>;

function readPlaces(): Places {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
    );
  } catch {
    // Storage is full or blocked; the episode then starts at its beginning.
    return {};
  }
}

function keep(places: [string, number][]): void {
  try {
    if (places.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(Object.fromEntries(places.slice(-mostKept))));
  } catch {
    // The same; playback continues.
  }
}

/** The second at which the listener stopped; 0 if there is none. */
export function placeIn(slug: string): number {
  return Math.max(0, readPlaces()[slug] ?? 0);
}

/** Stores a position, or deletes it when it is undefined. The newest is last. */
export function rememberPlace(slug: string, seconds: number | undefined): void {
  const others = Object.entries(readPlaces()).filter(([name]) => name !== slug);
  keep(seconds === undefined ? others : [...others, [slug, Math.floor(seconds)]]);
}
