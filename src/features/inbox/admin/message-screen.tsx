import { itemAction, itemLoader } from "./item-operations.server.ts";
import { ItemScreen } from "./item-screen.tsx";

export const loader = itemLoader("messages");
export const action = itemAction("messages");
export default ItemScreen;
