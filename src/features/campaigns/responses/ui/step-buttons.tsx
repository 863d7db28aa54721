import { campaignPage as copy } from "#content/campaigns.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

type StepButtonsProps = {
  stepped: boolean;
  first: boolean;
  last: boolean;
  sending: boolean;
  /** What the button that sends is called. */
  submit: string;
  onBack(): void;
  onNext(): void;
};

/** Back, onward, and at the end the button that sends. Without script there is only the last. */
export function StepButtons({ stepped, first, last, sending, submit, onBack, onNext }: StepButtonsProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      {first ? null : (
        <Button className="noscript:hidden" onClick={onBack} variant="text">
          <Icon className="size-[1.1em] rotate-180" name="arrow" />
          {copy.back}
        </Button>
      )}
      {/* Not a button that sends: pressed before the scripts have come, it waits for them. */}
      {last ? null : (
        <Button className="ml-auto noscript:hidden" onClick={onNext} variant="primary">
          {copy.next}
        </Button>
      )}
      <Button
        busy={sending}
        className={last ? (stepped ? "ml-auto" : "") : "hidden! noscript:inline-flex!"}
        type="submit"
        variant="primary"
      >
        {sending ? copy.sending : submit}
      </Button>
    </div>
  );
}
