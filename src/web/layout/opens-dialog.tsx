import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { useHydrated } from "#ui/field-hydrated.ts";
import { usePath } from "./use-path.ts";

export type OpenedProps = { open: boolean; onClose: () => void; opener: RefObject<HTMLAnchorElement | null> };

/** A dialog in a file of its own. If that can't be loaded, opening it follows the link instead. */
export function laterDialog(load: () => Promise<{ default: ComponentType<OpenedProps> }>) {
  return lazy(() => load().catch(() => ({ default: FollowsLink })));
}

function FollowsLink({ open, onClose, opener }: OpenedProps) {
  useEffect(() => {
    if (!open) return;
    onClose();
    if (opener.current) location.assign(opener.current.href);
  }, [open, onClose, opener]);
  return null;
}

type OpensDialogProps = {
  /** Where the link leads before the scripts and without them. */
  href: string;
  label: string;
  className: string;
  /** The dialog (`laterDialog`), loaded when someone is about to open it. */
  dialog: LazyExoticComponent<ComponentType<OpenedProps>>;
  children: ReactNode;
};

/** Opens a dialog that few visitors open; a plain link until hydrated. A change of page closes it. */
export function OpensDialog({ href, label, className, dialog: Opened, children }: OpensDialogProps) {
  const pathname = usePath();
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  const opener = useRef<HTMLAnchorElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the address is the reason to close.
  useEffect(() => setOpen(false), [pathname]);

  return (
    <>
      {/* The same element before and after hydration, so that it keeps focus and presses. */}
      <a
        aria-expanded={hydrated ? open : undefined}
        aria-haspopup={hydrated ? "dialog" : undefined}
        aria-label={label}
        className={className}
        href={href}
        onClick={(event) => {
          event.preventDefault();
          want();
          setOpen(true);
        }}
        onFocus={want}
        onKeyDown={(event) => {
          if (event.key !== " ") return;
          event.preventDefault();
          setOpen(true);
        }}
        onPointerDown={want}
        ref={opener}
        role={hydrated ? "button" : undefined}
      >
        {children}
      </a>
      {wanted ? (
        <Suspense>
          <Opened onClose={() => setOpen(false)} open={open} opener={opener} />
        </Suspense>
      ) : null}
    </>
  );
}
