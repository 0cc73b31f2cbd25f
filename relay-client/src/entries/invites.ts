export { findInvite, type FoundInvite } from '../core/find-invite.ts';
export {
  type Invite,
  makeInviteLink,
  isRoomMark,
  isSecret,
  type ParsedInvite,
  parseInvite,
} from '../core/invite-link.ts';
export { readRelayAddress } from '../core/relay-address.ts';
