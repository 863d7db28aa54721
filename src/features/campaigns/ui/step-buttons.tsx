import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useCampaignCopy } from "./use-campaign-copy.tsx";

type StepButtonsProps = {
  stepped: boolean;
  first: boolean;
  last: boolean;
  sending: boolean;
  submit: string;
  onBack(): void;
  onNext(): void;
};

/** Without JavaScript only the submit button. */
export function StepButtons({ stepped, first, last, sending, submit, onBack, onNext }: StepButtonsProps) {
  const { campaignPage: copy } = useCampaignCopy();
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      {first ? null : (
        <Button className="noscript:hidden" onClick={onBack} variant="text">
          <Icon className="size-[1.1em] rotate-180" name="arrow" />
          {copy.back}
        </Button>
      )}
      {/* Not a submit button: pressed before hydration, it must wait. */}
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
