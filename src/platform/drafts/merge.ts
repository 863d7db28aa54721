/** A field that both changed, with the way to it. */
export type Conflict = { path: string; mine: unknown; theirs: unknown };
type Merged<Value> = { value: Value; conflicts: readonly Conflict[] };

/**
 * Joins two edits of the same base, field by field. Where both changed one field, theirs is in the value and the
 * conflict names both. Items of a list are matched only if nobody added, removed or moved one: otherwise the list is one
 * field. So is a record that became one of another `kind`.
 */
export function merge<Value>(base: Value, mine: Value, theirs: Value): Merged<Value>;
export function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path?: readonly string[],
): Merged<unknown>;
export function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path: readonly string[] = [],
): Merged<unknown> {
  if (same(mine, theirs) || same(base, mine)) return { value: theirs, conflicts: [] };
  if (same(base, theirs)) return { value: mine, conflicts: [] };
  if (isRecord(base) && isRecord(mine) && isRecord(theirs) && haveSameKind(base, mine, theirs)) {
    const names = new Set([...Object.keys(base), ...Object.keys(theirs), ...Object.keys(mine)]);
    const parts = [...names].map((name) => {
      const part = merge(base[name], mine[name], theirs[name], [...path, name]);
      return { name, ...part };
    });
    return {
      value: Object.fromEntries(
        parts.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
      ),
      conflicts: parts.flatMap(({ conflicts }) => conflicts),
    };
  }
  if (
    Array.isArray(base) &&
    Array.isArray(mine) &&
    Array.isArray(theirs) &&
    haveSameItems([base, mine, theirs])
  ) {
    const parts = base.map((each, at) => merge(each, mine[at], theirs[at], [...path, String(at)]));
    return { value: parts.map(({ value }) => value), conflicts: parts.flatMap(({ conflicts }) => conflicts) };
  }
  return { value: theirs, conflicts: [{ path: path.join("."), mine, theirs }] };
}

/** The merged value with mine in place of theirs where `keepsMine`; without it, in every conflict. */
export function mergedValue<Value>(merged: Merged<Value>, keepsMine?: (conflict: Conflict) => boolean): Value;
export function mergedValue(
  { value, conflicts }: Merged<unknown>,
  keepsMine: (conflict: Conflict) => boolean = () => true,
): unknown {
  return conflicts
    .filter(keepsMine)
    .reduce((joined, { path, mine }) => withValueAt(joined, path === "" ? [] : path.split("."), mine), value);
}

type JsonRecord = Readonly<Record<string, unknown>>;

function haveSameKind(...[first, ...others]: readonly JsonRecord[]): boolean {
  return others.every((each) => same(each.kind, first?.kind));
}

// Without names, an item that was moved can't be distinguished from one that was rewritten.
function haveSameItems(lists: readonly (readonly unknown[])[]): boolean {
  const [first, ...others] = lists.map((list) =>
    list.map((item) => (isRecord(item) && typeof item.id === "string" ? item.id : undefined)),
  );
  return first !== undefined && !first.includes(undefined) && others.every((names) => same(names, first));
}

/** Whether two values are the same, whatever the order of their keys. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => same(each, other[at]));
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && same(one[name], other[name]))
  );
}

export function withValueAt(value: unknown, path: readonly string[], put: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return put;
  if (Array.isArray(value))
    return value.map((each, at) => (String(at) === name ? withValueAt(each, rest, put) : each));
  if (!isRecord(value)) return value;
  const changed = withValueAt(value[name], rest, put);
  const { [name]: _before, ...others } = value;
  return changed === undefined ? others : { ...value, [name]: changed };
}

/** The value at a path; undefined if nothing is there. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((each, name) => {
    if (Array.isArray(each)) return each[Number(name)];
    return isRecord(each) ? each[name] : undefined;
  }, value);
}

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
