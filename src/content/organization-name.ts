/** Texts say the organization's name by this placeholder, so that each organization brings its own. */
export const namePlaceholder = "name";
const placeholder = `{${namePlaceholder}}`;

/** Lists and objects without the placeholder, so that no render looks through them again. */
const nameless = new WeakSet<object>();

/**
 * A value with the organization's name in all of its texts. What has none of the placeholders stays the same object, and
 * `name` isn't called. Only plain data has texts: a date or a function stays as it is.
 */
export function fillName<Value>(value: Value, name: () => string): Value;
export function fillName(value: unknown, name: () => string): unknown {
  if (typeof value === "string") return value.replaceAll(placeholder, name);
  if (typeof value !== "object" || value === null || nameless.has(value)) return value;
  const filled = Array.isArray(value) ? filledList(value, name) : filledObject(value, name);
  if (filled === value) nameless.add(value);
  return filled;
}

function filledList(list: readonly unknown[], name: () => string): readonly unknown[] {
  const filled = list.map((each) => fillName(each, name));
  return filled.every((each, at) => each === list[at]) ? list : filled;
}

function filledObject(value: object, name: () => string): object {
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const changed = Object.entries(value)
    .map(([key, each]) => [key, fillName(each, name), each] as const)
    .filter(([, filled, each]) => filled !== each);
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
}
