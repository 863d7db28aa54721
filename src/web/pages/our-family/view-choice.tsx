type ViewChoiceProps = { copy: { legend: string; one: string; list: string } };

function Choice({ value, text, checked = false }: { value: string; text: string; checked?: boolean }) {
  return (
    <label className="relative grow">
      <input className="peer sr-only" defaultChecked={checked} name="story-view" type="radio" value={value} />
      <span className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-pill px-4 py-1.5 text-small font-semibold text-ink-soft transition-colors duration-(--dur-quick) before:size-4 before:shrink-0 before:rounded-full before:border-[1.5px] before:border-line-strong hover:text-link peer-checked:bg-surface peer-checked:text-ink peer-checked:shadow-paper peer-checked:before:border-5 peer-checked:before:border-primary peer-focus-visible:shadow-focus peer-focus-visible:outline-3 peer-focus-visible:outline-transparent">
        {text}
      </span>
    </label>
  );
}

/** How the story is read. Plain radio buttons: the sheet of styles does the rest, also without script. */
export function ViewChoice({ copy }: ViewChoiceProps) {
  return (
    <fieldset className="flex w-fit flex-wrap gap-1 rounded-[1.75rem] border-[1.5px] border-line-strong p-1 print:hidden">
      <legend className="sr-only">{copy.legend}</legend>
      <Choice checked text={copy.one} value="one" />
      <Choice text={copy.list} value="list" />
    </fieldset>
  );
}
