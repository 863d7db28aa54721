import type { ShownReceipt } from "../schema.ts";

/** What a receipt code opened. The answer comes from our own server, which made it by this very type. */
export async function readShownReceipt(response: Response): Promise<ShownReceipt> {
  const { receipt }: { receipt: ShownReceipt } = await response.json();
  return receipt;
}
