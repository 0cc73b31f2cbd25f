/** The installation form: sends it, and shows the two keys once. */

const form = element('form');
const problem = element('problem');
const slug = element('slug');
const name = element('name');
let slugIsTyped = false;

fillTimezones();
name.addEventListener('input', suggestSlug);
slug.addEventListener('input', () => {
  slugIsTyped = slug.value !== '';
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void install();
});
for (const button of document.querySelectorAll('[data-copy]')) {
  button.addEventListener('click', () => void copyKey(button.dataset.copy));
}

function fillTimezones() {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = new Set([
    'UTC',
    'Europe/Kyiv',
    'Asia/Kolkata',
    own,
    ...Intl.supportedValuesOf('timeZone'),
  ]);
  for (const zone of [...zones].toSorted()) {
    element('timezone').append(new Option(zone, zone, false, zone === own));
  }
}

/** The name without accents, its words joined by hyphens. */
function suggestSlug() {
  if (slugIsTyped) return;
  slug.value = name.value
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-|-$/g, '');
}

async function install() {
  const submit = element('submit');
  submit.disabled = true;
  problem.hidden = true;
  try {
    const response = await fetch('/setup', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${element('secret').value.trim()}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        club: { name: name.value, slug: slug.value, timezone: element('timezone').value },
        administrator: { name: element('administrator').value },
      }),
    });
    const answer = await response.json();
    if (response.ok) showKeys(answer, response.headers.get('website-key-file'));
    else showProblem(explain(answer), answer.code);
  } catch {
    showProblem(
      'The service is not responding. Is it still running? Nothing was lost, so try again.',
    );
  } finally {
    submit.disabled = false;
  }
}

function explain(answer) {
  switch (answer.code) {
    case 'invalid_credential':
      return 'This is not the installation secret. Copy it from the service’s window.';
    case 'setup_closed':
      return 'The club is already installed. You cannot set it up again.';
    case 'rate_limited':
      return `Too many attempts. ${answer.detail}`;
    case 'invalid_timezone':
      return 'The service does not know this time zone. Choose another.';
    default:
      return [
        answer.title,
        ...(answer.errors ?? []).map((one) => `${one.pointer} ${one.message}`),
      ].join('. ');
  }
}

function showProblem(text, code) {
  problem.textContent = text;
  problem.hidden = false;
  (code === 'invalid_credential' ? element('secret') : problem).focus();
}

function showKeys({ administrator_key: administrator, website_key: website }, handedOver) {
  element('administrator-key').textContent = administrator.key;
  element('website-key').textContent = website.key;
  if (handedOver !== null) {
    const note = element('handed-over');
    note.querySelector('code').textContent = decodeURI(handedOver);
    note.hidden = false;
    element('website').hidden = true;
  }
  form.reset();
  form.hidden = true;
  element('intro').hidden = true;
  element('done').hidden = false;
  element('done-title').focus();
}

async function copyKey(id) {
  const code = element(id);
  try {
    await navigator.clipboard.writeText(code.textContent);
    element('copied').textContent = 'Copied.';
  } catch {
    // Without permission the key is at least selected, ready for the keyboard's own copy.
    getSelection().selectAllChildren(code);
    element('copied').textContent = 'The key is selected. Copy it with your keyboard.';
  }
}

function element(id) {
  return document.getElementById(id);
}
