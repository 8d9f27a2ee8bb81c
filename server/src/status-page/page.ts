// The HTML of the public status page.
import type { Language } from '@greenroom/contract/dashboard/languages';
import { publicPage } from '../http/public-page.ts';
import type { ServiceState, ServiceStatus } from '../reporting/service-status.ts';
import type { Turnaround } from '../reporting/turnarounds.ts';

export const STYLE = `:root{color-scheme:light dark;--text:#1b1f24;--muted:#57606a;--ground:#f6f7f9;--card:#fff;--line:#d8dde3;--good:#0b6e4b;--some:#8a5300;--bad:#b3261e}
@media(prefers-color-scheme:dark){:root{--text:#f0f2f5;--muted:#a9b1bb;--ground:#101216;--card:#181b20;--line:#333a43;--good:#7fdcb2;--some:#f0b866;--bad:#ff9a92}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.5 system-ui,sans-serif}
main{margin:0 auto;max-width:44rem;padding:2rem 1rem}
h1{margin:0;font-size:1.5rem}
h2{margin:2rem 0 .5rem;font-size:1.125rem}
p{margin:.25rem 0;color:var(--muted)}
.state{font-size:1.125rem;font-weight:600}
.operational{color:var(--good)}
.degraded{color:var(--some)}
.unavailable{color:var(--bad)}
.scroll{margin:.75rem 0;overflow-x:auto}
table{width:100%;border-collapse:collapse;background:var(--card);border:1px solid var(--line);border-radius:.5rem}
th,td{padding:.5rem .75rem;text-align:right;border-top:1px solid var(--line);font-variant-numeric:tabular-nums;white-space:nowrap}
thead th{border-top:0;white-space:normal;vertical-align:bottom}
th:first-child,td:first-child{text-align:left}`;

interface Texts {
  title: string;
  states: Readonly<Record<ServiceState, string>>;
  nothingWaits: string;
  oldestWaits(duration: string): string;
  turnaround: string;
  explanation: string;
  /** Of the table. */
  columns: readonly string[];
  modes: Readonly<Record<'talking_head' | 'scenes', string>>;
  asOf(time: string): string;
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
    explanation:
      'From the order to the finished video: half of the videos take no longer than the median, and 95 of 100 no longer than p95.',
    columns: ['Mode', 'Median, 7 days', 'p95, 7 days', 'Median, 30 days', 'p95, 30 days'],
    modes: { talking_head: 'Talking head', scenes: 'Scenes' },
    asOf: (time) => `As of ${time}.`,
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
    explanation:
      'Desde el pedido hasta el video terminado: la mitad de los videos no tarda más que la mediana, y 95 de cada 100 no tardan más que p95.',
    columns: ['Formato', 'Mediana, 7 días', 'p95, 7 días', 'Mediana, 30 días', 'p95, 30 días'],
    modes: { talking_head: 'A cámara', scenes: 'En escenas' },
    asOf: (time) => `Actualizado: ${time}.`,
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
  const { title, states, columns, modes, ...words } = texts[language];
  const rows = (['talking_head', 'scenes'] as const).map((mode) => {
    const { last7Days, last30Days } = turnarounds?.[mode] ?? { last7Days: null, last30Days: null };
    return `<tr><th scope="row">${modes[mode]}</th>${cells(last7Days)}${cells(last30Days)}</tr>`;
  });
  const queue =
    waited === null ? '' : `\n<p>${waited < 1 ? words.nothingWaits : words.oldestWaits(durationText(waited))}</p>`;
  const time = `<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>`;
  const body = `<main>
<h1>${title}</h1>
<p class="state ${state}" role="status">${states[state]}</p>${queue}
<h2>${words.turnaround}</h2>
<p>${words.explanation}</p>
<div class="scroll" tabindex="0"><table>
<thead><tr>${columns.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>${rows.join('')}</tbody>
</table></div>
<p>${words.asOf(time)}</p>
</main>`;
  return publicPage({ language, title, indexed: false, style: STYLE, body });
}
