import { useState } from "react";
import { Button } from "./button.tsx";

type CopyButtonProps = {
  text: string;
  label: string;
  /** Messages for success, and for when the browser refuses. */
  copied: string;
  failed: string;
};

/** Copies a text and confirms it. */
export function CopyButton({ text, label, copied, failed }: CopyButtonProps) {
  const [notice, setNotice] = useState<string>();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setNotice(copied);
    } catch {
      setNotice(failed);
    }
  }
  return (
    <>
      <Button onClick={() => void copy()} size="small" variant="outline">
        {label}
      </Button>
      <p className="text-small text-ink-soft empty:hidden" role="status">
        {notice}
      </p>
    </>
  );
}
