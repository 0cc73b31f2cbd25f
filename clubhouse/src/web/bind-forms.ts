import { MEMBER_FIELD } from '../offline/member-field.ts';

/** The rendering escapes quotes in values, but no `>`. */
const FORM_TAG = /<form\b(?:"[^"]*"|[^">])*>/g;

/**
 * Adds the member to every form of a page, because another tab may have switched to somebody else
 * (SIGN-23). Works on the markup, so that no form can be forgotten.
 */
export function bindForms(html: string, memberId: string): string {
  const field = `<input type="hidden" name="${MEMBER_FIELD}" value="${memberId}"/>`;
  return html.replaceAll(FORM_TAG, (tag) => (tag.includes(' method="post"') ? tag + field : tag));
}

/** Whether a form was on a page of this member, or on one that names nobody. */
export function isFormOf(form: URLSearchParams, memberId: string | undefined): boolean {
  const by = form.get(MEMBER_FIELD);
  return by === null || by === memberId;
}
