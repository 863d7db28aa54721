/** The two links at the end of newsletter link pages. */
export function WaysOut({ home, contact }: { home: string; contact: string }) {
  return (
    <ul className="mt-stack flex flex-wrap gap-x-6">
      {[
        { to: "/", copy: home },
        { to: "/contact", copy: contact },
      ].map(({ to, copy }) => (
        <li key={to}>
          <a
            className="inline-flex min-h-(--tap) items-center rounded-xs font-semibold text-link underline underline-offset-4 focus-visible:shadow-focus"
            href={to}
          >
            {copy}
          </a>
        </li>
      ))}
    </ul>
  );
}
