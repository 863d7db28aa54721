import { requireRecentSignIn } from "#features/team/sign-in/reads.server.ts";
import { operation, screenAction } from "#web/admin/screen-action.server.ts";
import { isUnderWay } from "../reads/meetings.server.ts";
import { addressChange, doorChange, placeRemoval } from "../schema/places.ts";
import { changeAddress, closeDoor, reopenDoor } from "../writes/door.server.ts";
import { removePlace } from "../writes/removal.server.ts";

const ofGroup = { kind: "group", param: "group" } as const;

export const action = screenAction({
  /** Others wait, or are frightened, while the host acts. At any other time it asks, as on the group's screen. */
  removeFromMeeting: operation({
    scope: ofGroup,
    input: placeRemoval,
    withoutRecentSignIn: "is urgent while a meeting is on, and asks at any other time",
    async handle({ services, actor, params, input: { placeId, bar } }) {
      if (!(await isUnderWay(services, actor, meetingOfAddress(params))))
        requireRecentSignIn(services, actor);
      await removePlace(services, actor, { groupId: meetingOfAddress(params).groupId, id: placeId, bar });
    },
  }),
  changeDoor: operation({
    scope: ofGroup,
    input: doorChange,
    fromForm: ({ isClosed }) => ({ isClosed: isClosed === "yes" }),
    withoutRecentSignIn: "changes one record, which can be changed again",
    handle: ({ services, actor, params, input: { isClosed } }) =>
      (isClosed ? closeDoor : reopenDoor)(services, actor, meetingOfAddress(params)),
  }),
  /** Asks for a recent sign-in: it leads everybody to another address. The door can be closed at once without. */
  changeMeetingLink: operation({
    scope: ofGroup,
    input: addressChange,
    limit: { points: 30, seconds: 600 },
    handle: ({ services, actor, params, input: { address } }) =>
      changeAddress(services, actor, { groupId: meetingOfAddress(params).groupId, address }),
  }),
});

type Params = Readonly<Record<string, string | undefined>>;
export const meetingOfAddress = ({ group = "", date = "" }: Params) => ({ groupId: group, dateKey: date });
