/** Values that a form sends along, such as its operation and the version that was loaded. */
export function HiddenFields({ values }: { values: Readonly<Record<string, string | number>> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} name={name} type="hidden" value={value} />
  ));
}
