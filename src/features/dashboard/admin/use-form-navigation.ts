import { useEffect } from "react";
import { useNavigate } from "react-router";

/** The address that a search or filter form leads to; undefined if the form does something else. */
function formAddress({ target: form, submitter, defaultPrevented }: SubmitEvent): string | undefined {
  if (defaultPrevented || !(form instanceof HTMLFormElement)) return;
  if (submitter?.hasAttribute("formmethod") || submitter?.hasAttribute("formaction")) return;
  // The attributes, because a field named "action" takes the place of the form's own property.
  const [method, action] = [form.getAttribute("method") ?? "get", form.getAttribute("action") ?? ""];
  if (method.toLowerCase() !== "get" || form.hasAttribute("target")) return;
  const { origin, pathname } = new URL(action, location.href);
  if (origin !== location.origin || !/^\/admin(\/|$)/.test(pathname)) return;
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === "string") fields.append(name, value);
  return `${pathname}?${fields}`;
}

/**
 * Turns the plain search and filter forms of the admin into in-app navigation: the list shows that it is loading and
 * the rest of the screen stays. Without scripts they are ordinary GET forms.
 */
export function useFormNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const address = formAddress(event);
      if (address === undefined || !navigator.onLine) return;
      event.preventDefault();
      void navigate(address);
    };
    addEventListener("submit", onSubmit);
    return () => removeEventListener("submit", onSubmit);
  }, [navigate]);
}
