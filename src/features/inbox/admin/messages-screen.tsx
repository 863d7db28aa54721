import { InboxScreen } from "./inbox-screen.tsx";
import { listAction, listLoader } from "./list-operations.server.ts";

export const loader = listLoader("messages");
export const action = listAction("messages");
export default InboxScreen;
