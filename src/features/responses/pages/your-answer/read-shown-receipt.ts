import type { ShownReceipt } from "../../schema/response.ts";

/** The response of a receipt code. It comes from our own server, which builds it with this type. */
export async function readShownReceipt(response: Response): Promise<ShownReceipt> {
  const { receipt }: { receipt: ShownReceipt } = await response.json();
  return receipt;
}
