import type { MenuGroup, MenuItem } from "#content/schema.ts";
import { CrisisCard } from "#ui/crisis-card.tsx";
import { Logo } from "#ui/logo.tsx";
import { Scenery } from "#ui/scenery.tsx";
import { MenuLink } from "./menu-link.tsx";
import { useFrame } from "./use-frame.ts";

const linkClass =
  "inline-flex min-h-8 items-center gap-1.5 rounded-xs text-small text-on-footer focus-ring hover:text-accent hover:underline hover:underline-offset-4";

/** Emergency contacts. */
function CrisisBox() {
  const { crisis, footer } = useFrame();
  return (
    <section
      aria-label={footer.crisis}
      className="mt-7 max-w-74 rounded-lg border border-on-footer-soft/40 px-4.5 py-4 text-small text-on-footer"
    >
      <p>
        {crisis.box.map(({ text, href }) =>
          href === undefined ? (
            text
          ) : (
            <a
              className="rounded-xs font-bold underline decoration-1 underline-offset-3 focus-ring hover:text-accent"
              href={href}
              key={text}
            >
              {text}
            </a>
          ),
        )}
      </p>
      <CrisisCard className="mt-2 [&_:is(a,summary):hover]:text-accent" id="footer-help" copy={crisis.card} />
    </section>
  );
}

function FooterGroup({ group }: { group: MenuGroup }) {
  return (
    <section aria-labelledby={`footer-${group.id}`}>
      <h2 className="font-sans text-[0.9375rem] font-semibold text-accent" id={`footer-${group.id}`}>
        {group.title}
      </h2>
      <ul className="mt-2.5">
        {group.items.map((item) => (
          <li key={item.href}>
            <MenuLink className={linkClass} item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function BottomList({ items, label }: { items: readonly MenuItem[]; label: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-6">
      {items.map((item) => (
        <li key={item.href}>
          <MenuLink className={linkClass} item={item} />
        </li>
      ))}
    </ul>
  );
}

/** The footer: hills, links to every page, crisis help, and what this site isn't. */
export function Footer() {
  const { name, promise, notMedical, copyright, menus, footer } = useFrame();
  return (
    <footer className="site-footer">
      <Scenery
        className="-mb-px block h-[clamp(5.5rem,12.5vw,13.5rem)] w-full"
        height={220}
        name="footer-hills"
        width={1600}
      />
      <div className="bg-footer text-on-footer [--kw-focus-gap:var(--kw-footer)] [--kw-focus:var(--kw-accent)] [--kw-ring:0_0_0_2px_var(--kw-footer),0_0_0_5px_var(--kw-accent)]">
        <div className="mx-auto max-w-wide px-gutter pt-8 pb-8 lg:pt-14">
          <div className="grid gap-x-8 gap-y-10 lg:grid-cols-[18.75rem_1fr]">
            <div>
              <Logo className="h-8.5 w-34.5 lg:h-10 lg:w-40" name={name} />
              <p className="mt-3 max-w-76 text-small leading-[1.75] text-on-footer-soft">{promise}</p>
              <CrisisBox />
            </div>
            <nav
              aria-label={footer.navigation}
              className="grid grid-cols-2 gap-x-3 gap-y-9 sm:gap-x-6 sm:grid-cols-3 lg:grid-cols-5"
              id="site-links"
              tabIndex={-1}
            >
              {menus.footer.map((group) => (
                <FooterGroup group={group} key={group.id} />
              ))}
            </nav>
          </div>
          <div className="mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-on-footer-soft/30 pt-6 text-[0.875rem] text-on-footer-soft">
            <div>
              <p>{copyright}</p>
              <p className="mt-1">{notMedical}</p>
            </div>
            <div className="flex flex-wrap gap-x-10">
              <BottomList items={menus.bottom} label={footer.notices} />
              <BottomList items={menus.social} label={footer.social} />
            </div>
          </div>
        </div>
      </div>
    </footer>
  );
}
