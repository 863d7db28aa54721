const presses = 3;
const withinMs = 1000;

/** Counts presses of Escape; answers `true` on the third within a second. */
export function escapeCounter(): (pressedAt: number) => boolean {
  let times: number[] = [];
  return (pressedAt) => {
    times = [...times.filter((time) => pressedAt - time <= withinMs), pressedAt];
    if (times.length < presses) return false;
    times = [];
    return true;
  };
}
