/** The hidden field that names the member whose page a form is on. A queued report omits it. */
export const MEMBER_FIELD = 'as_member';
