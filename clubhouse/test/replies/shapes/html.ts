import { htmlShape, type ReplyShape } from './shape.ts';

/**
 * Replies with only HTML, or with empty plain text: the wrapping of the quoted email by program.
 */

const ATTRIBUTION =
  'On Thu, Nov 26, 2026 at 6:02 PM {name} &lt;<a href="mailto:{at}">{at}</a>&gt; wrote:';
const GERMAN =
  'Am Do., 26. Nov. 2026 um 18:02 Uhr schrieb {name} &lt;<a href="mailto:{at}">{at}</a>&gt;:';
const HEADER =
  '<b>From:</b> {name} &lt;{at}&gt;<br><b>Sent:</b> Thursday, November 26, 2026 6:02 PM<br><b>To:</b> Tom Brandt<br><b>Subject:</b> {subject}';
const GERMAN_HEADER =
  '<b>Von:</b> {name} &lt;{at}&gt;<br><b>Gesendet:</b> Donnerstag, 26. November 2026 18:02<br><b>An:</b> Tom Brandt<br><b>Betreff:</b> {subject}';

export const HTML: readonly ReplyShape[] = [
  htmlShape(
    'html: Gmail',
    `<div dir="ltr">{own}</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${ATTRIBUTION}<br></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex">{raw}</blockquote></div>`,
  ),
  htmlShape(
    'html: Gmail, deutsch',
    `<div dir="auto">{own}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">${GERMAN}<br></div><blockquote class="gmail_quote">{raw}</blockquote></div>`,
  ),
  htmlShape(
    'html: Gmail, older',
    `<div dir="ltr">{own}</div><div class="gmail_extra"><br><div class="gmail_quote">${ATTRIBUTION}<br><blockquote class="gmail_quote">{raw}</blockquote></div></div>`,
  ),
  htmlShape(
    'html: Gmail, signature',
    `<div dir="ltr">{own}<div><br></div>-- <br><div dir="ltr" class="gmail_signature"><b>Tom Brandt</b><br>Court 6-4<br>089 64 63</div></div><div class="gmail_quote"><div class="gmail_attr">${ATTRIBUTION}</div><blockquote class="gmail_quote">{raw}</blockquote></div>`,
  ),
  htmlShape(
    'html: Gmail, below',
    `<div class="gmail_quote"><div class="gmail_attr">${GERMAN}<br></div><blockquote class="gmail_quote">{raw}</blockquote></div><div dir="ltr">{own}</div>`,
  ),
  htmlShape(
    'html: Gmail, between',
    `<div class="gmail_quote"><div class="gmail_attr">${GERMAN}<br></div><blockquote class="gmail_quote">{>1}</blockquote><div><br></div><div>{own}</div><blockquote class="gmail_quote">{>2}</blockquote></div>`,
  ),
  htmlShape(
    'html: Outlook on the web',
    `<html><head><style>p{margin:6px 4px}</style></head><body><div class="elementToProof">{own}</div><div id="appendonsend"></div><hr style="width:98%"><div id="divRplyFwdMsg" dir="ltr">${HEADER}</div><div>{raw}</div></body></html>`,
  ),
  htmlShape(
    'html: Outlook im Web',
    `<body><div>{own}</div><hr tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font>${GERMAN_HEADER}</font><div>&nbsp;</div></div>{raw}</body>`,
  ),
  htmlShape(
    'html: Outlook, desktop',
    `<html><head><title>6-1 6-1</title></head><body><div class="WordSection1"><p class="MsoNormal">{own}</p><p class="MsoNormal">&nbsp;</p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal">${HEADER}</p></div></div><p class="MsoNormal">{raw}</p></div></body></html>`,
  ),
  htmlShape(
    'html: Outlook, Desktop deutsch',
    `<body><div class="WordSection1"><p class="MsoNormal"><span lang="DE">{own}<o:p></o:p></span></p><div style="border:none; border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal">${GERMAN_HEADER}</p></div><p>{raw}</p></div></body>`,
  ),
  htmlShape(
    'html: Outlook on Android',
    `<body><div dir="auto">{own}</div><div id="ms-outlook-mobile-signature"><div></div>Get <a href="https://aka.ms/x">Outlook for Android</a></div><hr><div id="divRplyFwdMsg">${HEADER}</div>{raw}</body>`,
  ),
  htmlShape(
    'html: Outlook on iOS',
    `<body><div>{own}</div><div id="ms-outlook-mobile-body-separator-line"><br></div><div id="mail-editor-reference-message-container"><div>${HEADER}</div>{raw}</div></body>`,
  ),
  htmlShape(
    'html: Exchange, relayed',
    `<body><div>{own}</div><div id="x_divRplyFwdMsg">${GERMAN_HEADER}</div>{raw}</body>`,
  ),
  htmlShape(
    'html: Apple Mail',
    `<html><body>{own}<br id="lineBreakAtBeginningOfMessage"><div><br><blockquote type="cite"><div>On 26 Nov 2026, at 18:02, {name} &lt;{at}&gt; wrote:</div><br><div>{raw}</div></blockquote></div></body></html>`,
  ),
  htmlShape(
    'html: iPhone',
    `<html><body dir="auto">{own}<br><div dir="ltr"><br>Von meinem iPhone gesendet</div><div dir="ltr"><br><blockquote type="cite">Am 26.11.2026 um 18:02 schrieb {name} &lt;{at}&gt;:<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">{raw}</div></blockquote></body></html>`,
  ),
  htmlShape(
    'html: iPhone, English',
    `<html><body dir="auto"><div dir="ltr">{own}</div><div dir="ltr"><br>Sent from my iPhone</div><blockquote type="cite">On 26 Nov 2026, at 18:02, {name} wrote:<br>{raw}</blockquote></body></html>`,
  ),
  htmlShape(
    'html: Thunderbird',
    `<html><body><p>{own}</p><div class="moz-cite-prefix">On 26/11/2026 18:02, {name} wrote:<br></div><blockquote type="cite" cite="mid:1@example.org">{raw}</blockquote></body></html>`,
  ),
  htmlShape(
    'html: Thunderbird, unten',
    `<html><body><div class="moz-cite-prefix">Am 26.11.26 um 18:02 schrieb {name}:<br></div><blockquote type="cite">{raw}</blockquote><p>{own}</p><pre class="moz-signature" cols="72">-- \nTom 6-4</pre></body></html>`,
  ),
  htmlShape(
    'html: Thunderbird, between',
    `<body><div class="moz-cite-prefix">Am 26.11.26 um 18:02 schrieb {name}:</div><blockquote type="cite">{>1}</blockquote>{own}<br><blockquote type="cite">{>2}</blockquote></body>`,
  ),
  htmlShape(
    'html: Yahoo',
    `<html><body><div class="ydp"><div dir="ltr">{own}</div><div><br></div></div><div id="yahoo_quoted_6403" class="yahoo_quoted"><div>On Thursday, November 26, 2026 at 06:02:11 PM GMT+1, {name} &lt;{at}&gt; wrote:</div><div>{raw}</div></div></body></html>`,
  ),
  htmlShape(
    'html: Yahoo on a phone',
    `{own}<br><br><div id="ymail_android_signature"><a href="https://example.org">Sent from Yahoo Mail on Android</a></div><br><blockquote><div>On Thu, Nov 26, 2026 at 6:02 PM, {name} wrote:</div><div>{raw}</div></blockquote>`,
  ),
  htmlShape(
    'html: GMX',
    `<html><body><div style="font-family: Verdana">{own}<div>&nbsp;<div name="quote" style="border-left: 2px solid #C3D9E5"><div><b>Gesendet:</b>&nbsp;Donnerstag, 26. November 2026 um 18:02 Uhr<br/><b>Von:</b>&nbsp;{name}<br/><b>An:</b>&nbsp;tom@example.org<br/><b>Betreff:</b>&nbsp;{subject}</div><div name="quoted-content">{raw}</div></div></div></div></body></html>`,
  ),
  htmlShape(
    'html: Web.de, no name',
    `<html><body><div>{own}</div><div>&nbsp;</div><div><b>Gesendet:</b> Donnerstag, 26. November 2026 um 18:02 Uhr<br><b>Von:</b> {name}<br><b>An:</b> tom@example.org<br><b>Betreff:</b> {subject}</div><div>{raw}</div></body></html>`,
  ),
  htmlShape(
    'html: Proton',
    `<div style="font-family: Arial">{own}</div><div class="protonmail_signature_block"><div class="protonmail_signature_block-proton">Sent with Proton Mail secure email.</div></div><div class="protonmail_quote">On Thursday, November 26th, 2026 at 6:02 PM, {name} &lt;{at}&gt; wrote:<br><blockquote class="protonmail_quote" type="cite">{raw}</blockquote></div>`,
  ),
  htmlShape(
    'html: Tuta',
    `<div>{own}</div><br><div class="tutanota_quote">26. Nov. 2026, 18:02 von {at}:<br><blockquote>{raw}</blockquote></div>`,
  ),
  htmlShape(
    'html: K-9',
    `<html><body><p dir="auto">{own}<br><br></p><div class="gmail_quote">Am 26. November 2026 18:02:15 MEZ schrieb {name} &lt;{at}&gt;:<blockquote class="gmail_quote">{raw}</blockquote></div><div class="k9mail-signature">-- <br>Diese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.</div></body></html>`,
  ),
  htmlShape(
    'html: Samsung',
    `<html><body>{own}<div><br></div><div id="composer_signature"><div style="font-size:85%">Von meinem/meiner Galaxy gesendet</div></div><div><br></div><div style="font-size:100%"><!-- originalMessage --><div>-------- Ursprüngliche Nachricht --------</div><div>Von: {name} </div><div>Datum: 26.11.26  18:02  (GMT+01:00) </div><div>An: tom@example.org </div><div>Betreff: {subject} </div></div>{raw}</body></html>`,
  ),
  htmlShape(
    'html: T-Online',
    `<p>{own}</p><p>-----Original-Nachricht-----</p><p>Betreff: {subject}<br>Datum: 2026-11-26T18:02:15+0100<br>Von: "{name}"<br>An: tom@example.org</p><p>{raw}</p>`,
  ),
  htmlShape(
    'html: Roundcube',
    `<html><body><p>{own}</p><p id="reply-intro">Am 2026-11-26 18:02, schrieb {name}:</p><blockquote type="cite">{raw}</blockquote></body></html>`,
  ),
  htmlShape(
    'html: Open-Xchange',
    `<p>{own}</p><blockquote type="cite"><div>{name} &lt;{at}&gt; hat am 26.11.2026 18:02 CET geschrieben:</div><div>{raw}</div></blockquote>`,
  ),
  htmlShape(
    'html: Zoho',
    `<div><div>{own}</div><br><div class="zmail_extra_hr" style="border-top: 1px solid"></div><div class="zmail_extra"><div id="Zm-_Id_-Sgn1">---- On Thu, 26 Nov 2026 18:02:15 +0100 <b>{name} &lt;{at}&gt;</b> wrote ---</div><blockquote>{raw}</blockquote></div></div>`,
  ),
  htmlShape(
    'html: eM Client',
    `<body><div>{own}</div><div><br></div><div>------ Original Message ------</div><div>From "{name}" &lt;{at}&gt;</div><div>To "Tom"</div><div>{raw}</div></body>`,
  ),
  htmlShape('html: nothing but the answer', '<p>{own}</p>'),
  htmlShape(
    'html: hidden text before',
    '<div style="display:none;font-size:0">won 6-0 6-0</div><p>{own}</p>',
  ),
];
