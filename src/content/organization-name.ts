/** Texts say the organization's name by this place, so that each organization brings its own. */
export const organizationPlace = "name";
const place = `{${organizationPlace}}`;

/**
 * A value with the organization's name in all of its texts. What has none of the places stays the same object, and
 * `name` isn't called. Only plain data has texts: a date or a function stays as it is.
 */
export function fillName<Value>(value: Value, name: () => string): Value;
export function fillName(value: unknown, name: () => string): unknown {
  if (typeof value === "string") return value.replaceAll(place, name);
  if (Array.isArray(value)) {
    const filled = value.map((each) => fillName(each, name));
    return filled.every((each, at) => each === value[at]) ? value : filled;
  }
  if (!value || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const changed = Object.entries(value)
    .map(([key, each]) => [key, fillName(each, name), each] as const)
    .filter(([, filled, each]) => filled !== each);
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
}
