/** The hidden field that names the member whose page a form is on. */
export const MEMBER_FIELD = 'as_member';

const FORM_TAG = /<form\b[^>]*\bmethod="post"[^>]*>/g;

/**
 * Adds the member to every form of a page, because another tab may have switched to somebody else
 * (SIGN-23). Works on the markup, so that no form can be forgotten.
 */
export function bindForms(html: string, memberId: string): string {
  const field = `<input type="hidden" name="${MEMBER_FIELD}" value="${memberId}"/>`;
  return html.replaceAll(FORM_TAG, (tag) => tag + field);
}
