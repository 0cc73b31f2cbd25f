/** Faults of forms that `web/form.ts` does not read yet; this list may only get shorter. */
export const FORMS_WITH_FAULTS: readonly string[] = [
  '/coach/competitions/:id, emoji and the last of all days: 422: what was typed into count is lost',
  '/coach/competitions/:id, far too long, with a tab: 422: what was typed into count is lost',
  '/coach/competitions/:id, nothing: 422: what was typed into count is lost',
  '/coach/competitions/:id/rules, emoji and the last of all days: 422: the focus is not on unfinishedLead',
  '/coach/competitions/:id/rules, far too long, with a tab: 413: the form is lost',
  '/coach/competitions/:id/rules, nothing: 422: the focus is not on games',
  '/coach/sign-in, far too long, with a tab: 422: what was typed into username is lost',
  '/join, emoji and the last of all days: 422: the focus is not on first_name',
  '/join, far too long, with a tab: 422: the focus is not on first_name',
  '/join, nothing: 422: the focus is not on first_name',
  '/matches/:id/report, far too long, with a tab: 422: what was typed into on is lost',
  '/matches/:id/report, nothing: 422: what was typed into on is lost',
];
