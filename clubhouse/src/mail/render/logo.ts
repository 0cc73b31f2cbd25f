export const LOGO_ID = 'logo';
const SIDE = 36;

/** The club's logo on white, before the club's name. */
export function renderLogo(): string {
  return `<img src="cid:${LOGO_ID}" width="${SIDE}" height="${SIDE}" alt="" style="display:inline-block;vertical-align:middle;margin:0 10px 0 0;border:0;border-radius:8px;background-color:#ffffff">`;
}
