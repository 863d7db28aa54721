import { ButtonLink } from "../button-link.tsx";

type ListPagesProps = {
  /** Names the links for screen readers. */
  label: string;
  /** The addresses; undefined where there is no such page. */
  first: string | undefined;
  older: string | undefined;
  copy: { first: string; older: string };
  className?: string;
};

/** Links to the first and the next page of a list. */
export function ListPages({ label, first, older, copy, className = "mt-5" }: ListPagesProps) {
  return (
    <nav aria-label={label} className={`flex flex-wrap gap-4 empty:hidden ${className}`}>
      {first === undefined ? null : (
        <ButtonLink href={first} size="small" variant="outline">
          {copy.first}
        </ButtonLink>
      )}
      {older === undefined ? null : (
        <ButtonLink href={older} size="small" variant="outline">
          {copy.older}
        </ButtonLink>
      )}
    </nav>
  );
}
