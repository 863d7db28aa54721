type ToldProps = { value: string | null; untold: { sign: string; text: string } };

/** A figure or a year, or a dash where it has not been told. */
export function Told({ value, untold }: ToldProps) {
  if (value !== null) return value;
  return (
    <>
      <span aria-hidden="true">{untold.sign}</span>
      <span className="sr-only">{untold.text}</span>
    </>
  );
}
