// The HTML of the public status page.
import type { Language } from '@greenroom/contract/dashboard/languages';
import { BRAND, publicPage, publicStyle, TO_START } from '../http/public-page.ts';
import { COMPONENTS, type ServiceState, type ServiceStatus } from '../reporting/service-status.ts';
import type { Turnaround } from '../reporting/turnarounds.ts';

const MODES = ['talking_head', 'scenes'] as const;

export const STYLE = publicStyle(`:root{--good:#0b6e4b;--some:#8a5300;--bad:#b3261e}
@media(prefers-color-scheme:dark){:root{--good:#7fdcb2;--some:#f0b866;--bad:#ff9a92}}
header,main{margin:0 auto;max-width:44rem;padding:1rem}
header{padding-top:1.25rem}
h1{font-size:1.625rem;line-height:1.3;font-weight:650;letter-spacing:-.01em}
h2{margin-top:2rem;font-size:1.125rem;font-weight:650}
.muted{color:var(--muted)}
.card{margin:.75rem 0;padding:.25rem 1.25rem;list-style:none}
.summary{padding:1.25rem;background:color-mix(in srgb,currentColor 9%,var(--card));border-color:color-mix(in srgb,currentColor 45%,var(--card))}
.row{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 1.5rem;padding:.875rem 0}
.row+.row{border-top:1px solid var(--line)}
.row>:first-child{flex:1 1 8rem}
.row small{display:block;color:var(--muted);font-size:.875rem}
.state{display:flex;align-items:baseline;gap:.5rem;font-weight:600;line-height:1.35;white-space:nowrap}
.summary .state{white-space:normal;font-size:1.25rem}
.state::before{content:"";flex:none;width:.625rem;height:.625rem;border-radius:50%;background:currentColor}
.operational{color:var(--good)}
.degraded{color:var(--some)}
.unavailable{color:var(--bad)}
strong{font-weight:600;white-space:nowrap}
footer{margin-top:1.5rem;display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem;font-size:.875rem}`);

interface Texts {
  title: string;
  summaries: Readonly<Record<ServiceState, string>>;
  states: Readonly<Record<ServiceState, string>>;
  components: Readonly<Record<(typeof COMPONENTS)[number], string>>;
  nothingWaits: string;
  oldestWaits(duration: string): string;
  turnaround: string;
  noTurnaround: string;
  explanation: string;
  modes: Readonly<Record<(typeof MODES)[number], string>>;
  /** What a video usually takes. */
  usual(duration: string): string;
  most(duration: string): string;
  asOf(time: string): string;
}

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'Service status',
    summaries: {
      operational: 'All systems operational',
      degraded: 'Degraded: some work is not possible or waits longer than usual',
      unavailable: 'Unavailable',
    },
    states: { operational: 'Operational', degraded: 'Degraded', unavailable: 'Unavailable' },
    components: {
      api: 'API and dashboard',
      videos: 'Videos',
      library: 'Presenters, voices and speech',
    },
    nothingWaits: 'No videos are waiting.',
    oldestWaits: (duration) => `The oldest waiting video was ordered ${duration} ago.`,
    turnaround: 'How long videos take',
    noTurnaround: 'No videos were finished in the last 30 days.',
    explanation: 'From the order to the finished file, in the last 30 days.',
    modes: { talking_head: 'Talking head', scenes: 'Scenes' },
    usual: (duration) => `Usually ${duration}`,
    most: (duration) => `, 95% in under ${duration}`,
    asOf: (time) => `Updated ${time}`,
  },
  es: {
    title: 'Estado del servicio',
    summaries: {
      operational: 'Todos los sistemas funcionan',
      degraded: 'Funcionamiento limitado: algunos trabajos no son posibles o esperan más de lo normal',
      unavailable: 'No disponible',
    },
    states: { operational: 'Funciona', degraded: 'Limitado', unavailable: 'No disponible' },
    components: {
      api: 'API y panel',
      videos: 'Videos',
      library: 'Presentadores, voces y locuciones',
    },
    nothingWaits: 'No hay videos en espera.',
    oldestWaits: (duration) => `El video que lleva más tiempo en espera se pidió hace ${duration}.`,
    turnaround: 'Cuánto tardan los videos',
    noTurnaround: 'No se terminó ningún video en los últimos 30 días.',
    explanation: 'Desde el pedido hasta el archivo terminado, en los últimos 30 días.',
    modes: { talking_head: 'A cámara', scenes: 'En escenas' },
    usual: (duration) => `Normalmente ${duration}`,
    most: (duration) => `; el 95 %, menos de ${duration}`,
    asOf: (time) => `Actualizado: ${time}`,
  },
};

/** "42 s" or "3 min 20 s". */
function durationText(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  if (whole < 60) return `${whole} s`;
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}

const row = (name: string, value: string): string => `<li class="row"><span>${name}</span>${value}</li>`;

/** With few videos, both durations are often the same. */
function turnaroundRow({ p50Seconds, p95Seconds }: Turnaround, mode: (typeof MODES)[number], words: Texts): string {
  const [usual, most] = [durationText(p50Seconds), durationText(p95Seconds)].map((text) => `<strong>${text}</strong>`);
  return row(words.modes[mode], `<span>${words.usual(usual!)}${most === usual ? '' : words.most(most!)}</span>`);
}

export function statusPage(
  { state, components, oldestQueuedVideoSeconds: waited, turnarounds, at }: ServiceStatus,
  language: Language,
): string {
  const words = texts[language];
  const queue =
    waited === null
      ? ''
      : `<small>${waited < 1 ? words.nothingWaits : words.oldestWaits(durationText(waited))}</small>`;
  const componentRows = COMPONENTS.map((component) =>
    row(
      words.components[component] + (component === 'videos' ? queue : ''),
      `<span class="state ${components[component]}">${words.states[components[component]]}</span>`,
    ),
  );
  const turnaroundRows = MODES.flatMap((mode) => {
    const turnaround = turnarounds?.[mode].last30Days;
    return turnaround ? [turnaroundRow(turnaround, mode, words)] : [];
  });
  const turnaround =
    turnaroundRows.length === 0
      ? `<p class="muted">${words.noTurnaround}</p>`
      : `<p class="muted">${words.explanation}</p>\n<ul class="card">\n${turnaroundRows.join('\n')}\n</ul>`;
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  const time = `<time datetime="${at.toISOString()}">${format.format(at)} UTC</time>`;
  const body = `<header>${BRAND}</header>
<main>
<h1>${words.title}</h1>
<div class="card summary ${state}"><p class="state" role="status">${words.summaries[state]}</p></div>
<ul class="card">
${componentRows.join('\n')}
</ul>
${turnarounds ? `<h2>${words.turnaround}</h2>\n${turnaround}\n` : ''}<footer class="muted"><p>${words.asOf(time)}</p><a href="/">${TO_START[language]}</a></footer>
</main>`;
  return publicPage({ language, title: `${words.title} · Greenroom`, indexed: false, style: STYLE, body });
}
