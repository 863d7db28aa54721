import { itemAction, itemLoader } from "./item-operations.server.ts";
import { ItemScreen } from "./item-screen.tsx";

export const loader = itemLoader("inquiries");
export const action = itemAction("inquiries");
export default ItemScreen;
