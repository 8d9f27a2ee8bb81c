// The HTML of the public status page.
import type { Language } from '@greenroom/contract/dashboard/languages';
import { publicPage } from '../http/public-page.ts';
import type { ServiceState, ServiceStatus } from '../reporting/service-status.ts';
import type { Turnaround } from '../reporting/turnarounds.ts';

export const STYLE = `:root{color-scheme:light dark;--text:#161a18;--muted:#56605b;--ground:#fbfcfb;--card:#fff;--line:#dde3e0;--good:#0b6e4b;--some:#8a5300;--bad:#b3261e}
@media(prefers-color-scheme:dark){:root{--text:#e3e8e5;--muted:#a3ada8;--ground:#101312;--card:#151917;--line:#353c39;--good:#7fdcb2;--some:#f0b866;--bad:#ff9a92}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.5 system-ui,sans-serif}
header,main{margin:0 auto;max-width:40rem;padding:1rem}
header{padding-top:1.5rem}
a{color:inherit}
a:focus-visible{outline:2px solid var(--good);outline-offset:4px;border-radius:2px}
.brand{display:inline-flex;align-items:center;gap:.625rem;font-size:1.125rem;font-weight:700;text-decoration:none}
h1{margin:0;font-size:1.5rem}
h2{margin:2rem 0 .25rem;font-size:1.125rem}
p{margin:.25rem 0;color:var(--muted)}
.card{margin:.75rem 0;padding:1rem;background:var(--card);border:1px solid var(--line);border-radius:.75rem}
.state{display:flex;align-items:baseline;gap:.625rem;font-size:1.125rem;font-weight:600;line-height:1.35}
.state::before{content:"";flex:none;width:.75rem;height:.75rem;border-radius:50%;background:currentColor}
.operational{color:var(--good)}
.degraded{color:var(--some)}
.unavailable{color:var(--bad)}
table{width:100%;border-collapse:collapse}
th,td{padding:.5rem 0 .5rem 1rem;text-align:right;border-top:1px solid var(--line);font-variant-numeric:tabular-nums}
tr>:first-child{padding-left:0;text-align:left}
thead th{padding-top:0;border-top:0;color:var(--muted);font-size:.875rem;font-weight:500;vertical-align:bottom}
tbody+tbody th[scope=rowgroup]{padding-top:1.25rem}
th[scope=row]{font-weight:400}
td{white-space:nowrap}`;

interface Texts {
  title: string;
  states: Readonly<Record<ServiceState, string>>;
  nothingWaits: string;
  oldestWaits(duration: string): string;
  turnaround: string;
  noTurnaround: string;
  explanation: string;
  /** Of the table. */
  columns: readonly [period: string, half: string, most: string];
  periods: Readonly<Record<'last7Days' | 'last30Days', string>>;
  modes: Readonly<Record<'talking_head' | 'scenes', string>>;
  asOf(time: string): string;
  home: string;
}

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'Service status',
    states: {
      operational: 'All systems operational',
      degraded: 'Degraded: some work is not possible or waits longer than usual',
      unavailable: 'Unavailable',
    },
    nothingWaits: 'No video waits to start.',
    oldestWaits: (duration) => `The oldest waiting video was ordered ${duration} ago.`,
    turnaround: 'Turnaround of videos',
    noTurnaround: 'No video was finished in the last 30 days.',
    explanation: 'How long videos took at most, from the order to the finished file.',
    columns: ['In the last', 'Half of the videos', '95 of 100 videos'],
    periods: { last7Days: '7 days', last30Days: '30 days' },
    modes: { talking_head: 'Talking head', scenes: 'Scenes' },
    asOf: (time) => `As of ${time}.`,
    home: 'Go to Greenroom',
  },
  es: {
    title: 'Estado del servicio',
    states: {
      operational: 'Todos los sistemas funcionan',
      degraded: 'Funcionamiento limitado: algunos trabajos no son posibles o esperan más de lo normal',
      unavailable: 'No disponible',
    },
    nothingWaits: 'Ningún video espera para empezar.',
    oldestWaits: (duration) => `El video que lleva más tiempo en espera se pidió hace ${duration}.`,
    turnaround: 'Tiempo de entrega de los videos',
    noTurnaround: 'Ningún video se terminó en los últimos 30 días.',
    explanation: 'Cuánto tardaron los videos como máximo, desde el pedido hasta el archivo terminado.',
    columns: ['En los últimos', 'La mitad de los videos', '95 de cada 100 videos'],
    periods: { last7Days: '7 días', last30Days: '30 días' },
    modes: { talking_head: 'A cámara', scenes: 'En escenas' },
    asOf: (time) => `Actualizado: ${time}.`,
    home: 'Ir a Greenroom',
  },
};

/** "42 s" or "3 min 20 s". */
function durationText(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  if (whole < 100) return `${whole} s`;
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}

const cells = (turnaround: Turnaround | null): string =>
  turnaround
    ? `<td>${durationText(turnaround.p50Seconds)}</td><td>${durationText(turnaround.p95Seconds)}</td>`
    : '<td>–</td><td>–</td>';

export function statusPage(
  { state, oldestQueuedVideoSeconds: waited, turnarounds, at }: ServiceStatus,
  language: Language,
): string {
  const { title, states, columns, periods, modes, ...words } = texts[language];
  const finished = (['talking_head', 'scenes'] as const).filter((mode) => turnarounds?.[mode].last30Days);
  const groups = finished.map((mode) => {
    const rows = (['last7Days', 'last30Days'] as const).map(
      (period) => `<tr><th scope="row">${periods[period]}</th>${cells(turnarounds?.[mode][period] ?? null)}</tr>`,
    );
    return `<tbody>\n<tr><th scope="rowgroup" colspan="3">${modes[mode]}</th></tr>\n${rows.join('\n')}\n</tbody>`;
  });
  const table =
    groups.length === 0
      ? `<p>${words.noTurnaround}</p>`
      : `<p>${words.explanation}</p>
<div class="card"><table>
<thead><tr>${columns.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
${groups.join('\n')}
</table></div>`;
  const queue =
    waited === null ? '' : `\n<p>${waited < 1 ? words.nothingWaits : words.oldestWaits(durationText(waited))}</p>`;
  const time = `<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>`;
  const body = `<header><a class="brand" href="/"><img src="/icon.svg" alt="" width="28" height="28">Greenroom</a></header>
<main>
<h1>${title}</h1>
<div class="card">
<p class="state ${state}" role="status">${states[state]}</p>${queue}
</div>
${turnarounds ? `<h2>${words.turnaround}</h2>\n${table}\n` : ''}<p>${words.asOf(time)}</p>
<p><a href="/">${words.home}</a></p>
</main>`;
  const head = '<link rel="icon" href="/icon.svg" type="image/svg+xml">\n';
  return publicPage({ language, title: `${title} · Greenroom`, head, indexed: false, style: STYLE, body });
}
