// Prints the table of a division as one fragment of HTML, for any website to include.
//
//   LEAGUE_URL=… LEAGUE_KEY=… node table-widget.mjs DIVISION > table.new && mv table.new table.html
//
// Let cron run that line. The key stays on the server, visitors never call the league, and where the
// league does not answer the last table stays. Without DIVISION it lists the divisions with their ids.
// The key needs the scope league:read alone. Players are named: ask the club before you publish.
import process from 'node:process';

const TIMEOUT_MS = 15_000;
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const { LEAGUE_URL, LEAGUE_KEY } = process.env;
const [division] = process.argv.slice(2);

try {
  if (!LEAGUE_URL || !LEAGUE_KEY) {
    throw new Error('Set LEAGUE_URL to the address of the league and LEAGUE_KEY to an API key.');
  }
  if (division === undefined) {
    console.error('Say which division. These are of the competitions under way:');
    for (const line of await listDivisions()) console.error(line);
    process.exitCode = 2;
  } else {
    console.log(await renderDivision(division));
  }
} catch (error) {
  // Nothing went to standard output, so that `&& mv` keeps what was there.
  console.error(error.message, error.cause?.message ?? '');
  process.exitCode = 1;
}

async function renderDivision(id) {
  const table = await get(`/v1/divisions/${encodeURIComponent(id)}/standings`);
  const competition = await get(`/v1/competitions/${table.competition_id}`);
  if (competition.visibility === 'private') {
    throw new Error(`${competition.name} is private: its tables are not for a website.`);
  }
  return renderTable(competition.name, table);
}

/** People typed these texts, so each goes through `escape`. */
function renderTable(name, { division_name, final, rows }) {
  const caption = `${name}, ${division_name}${final ? ' (final)' : ''}`;
  const head = ['', 'Player', 'Played', 'Won', 'Drawn', 'Lost', 'Sets', 'Points'];
  return [
    '<table class="league-table">',
    `  <caption>${escape(caption)}</caption>`,
    `  <thead><tr>${head.map((text) => `<th scope="col">${text}</th>`).join('')}</tr></thead>`,
    '  <tbody>',
    ...rows.map((row) => `    ${renderRow(row)}`),
    '  </tbody>',
    '</table>',
  ].join('\n');
}

function renderRow(row) {
  const { label, withdrawn, played, won, drawn, lost, sets_won, sets_lost, points } = row;
  const player = withdrawn ? `${label} (withdrawn)` : label;
  // Null: too few matches for a rank.
  const rank = row.rank ?? '–';
  const figures = [played, won, drawn, lost, `${sets_won}–${sets_lost}`, points];
  const cells = figures.map((figure) => `<td>${escape(figure)}</td>`).join('');
  return `<tr><td>${escape(rank)}</td><th scope="row">${escape(player)}</th>${cells}</tr>`;
}

function escape(value) {
  return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character]);
}

async function listDivisions() {
  const { data } = await get('/v1/competitions?state=active&limit=200');
  const lines = [];
  for (const { id, name, visibility } of data) {
    if (visibility === 'private') continue;
    const divisions = await get(`/v1/competitions/${id}/divisions`);
    lines.push(...divisions.data.map((one) => `${one.id}  ${name}, ${one.name}`));
  }
  return lines;
}

async function get(path) {
  const response = await fetch(LEAGUE_URL.replace(/\/$/, '') + path, {
    headers: { authorization: `Bearer ${LEAGUE_KEY}` },
    redirect: 'error', // The key is for this address alone.
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  throw new Error(`The league refuses ${path}: ${answer.title ?? response.status}.`);
}
