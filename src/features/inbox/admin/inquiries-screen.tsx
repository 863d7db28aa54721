import { InboxScreen } from "./inbox-screen.tsx";
import { listAction, listLoader } from "./list-operations.server.ts";

export const loader = listLoader("inquiries");
export const action = listAction("inquiries");
export default InboxScreen;
