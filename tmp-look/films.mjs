// temporary
import { mkdirSync, cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { testStepContext } from '@greenroom/engine-kit/testing/media';
import { testPresenter } from '@greenroom/engine-kit/testing/presenters';
import inspect from '@greenroom/engine-kit/testing/inspect-video.task';
import { studioPorts } from '../engines/studio/src/adapters/ports.ts';
import { shotList } from '../server/src/production/scenes/shot-list.ts';
import { scenesOf } from '../server/src/production/video/video-quote.ts';

const FILMS = {
  coffee: { who: 'A woman in her thirties with long brown hair and a green blazer', about: ['A woman talks about her coffee in a small café in the morning'],
    script: 'Your morning coffee has a story. Our beans grow on a farm in the mountains of Huila. We roast them in 24 hours, never more. 9 out of 10 customers come back. Order today at huila-coffee.com and get 20% off until Friday.' },
  bikes: { who: 'A man in his forties with a short beard and a navy shirt', about: ['A friendly man presents handmade bikes'],
    script: 'This bike will outlive you. We build every frame by hand in our workshop in Bristol. Then we test it on the streets of the city, in any weather. It costs $1,200, and it is yours on May 3. Call 0117 496 0123.' },
  dentist: { who: 'A woman in her fifties with short grey hair and a white coat', about: ['A dentist speaks calmly in her bright clinic'],
    script: 'Afraid of the dentist? You are not alone. Nine out of ten patients feel better after the first talk. Your appointment is ready in 24 hours. The first visit costs only $49. Come by and smile again.' },
  spanish: { who: 'A young man with curly black hair and an orange sweater', about: ['In a bright kitchen', 'Cooking courses'], language: 'es',
    script: '¿Te gustaría cocinar como tu abuela? En nuestra escuela aprendes 120 recetas. Compramos todo fresco en el mercado del barrio. La primera clase cuesta 15 euros. Reserva hoy en cocinaviva.es.' },
};
const ctx = await testStepContext();
const tag = process.argv[2] ?? 'a';
const names = process.argv.slice(3).length ? process.argv.slice(3) : Object.keys(FILMS);
for (const name of names) {
  const { who, about, script, language = 'en' } = FILMS[name];
  const { likeness } = await studioPorts.characterSheet.fromDescription({ description: who, references: [], recastAttempt: 0 }, ctx);
  const { voice } = (await studioPorts.voiceLibrary.select({ language, gender: /man|woman/.exec(who)[0] === 'woman' ? 'female' : 'male', variant: 0 }, ctx));
  const spoken = await studioPorts.speech.synthesize({ text: script, voice, language, settings: {} }, ctx);
  const shots = shotList({ scenes: scenesOf({ script, language }, studioPorts.speech.pace), words: spoken.words, speechMs: spoken.durationMs, narrationMode: 'auto', elements: [], about, fast: false, engine: studioPorts.sceneClip });
  const lines = shots.map((s) => `${(s.startMs/1000).toFixed(2)}-${(s.endMs/1000).toFixed(2)} sc${s.scene} ${s.subject}/${s.framing} ${s.transition} [${studioPorts.sceneClip.readPlace(s.place).kind}] ${s.title ? `"${s.title.before}|${s.title.key}|${s.title.after}"@${(s.title.keyMs/1000).toFixed(2)}` : ''}`);
  const words = spoken.words.map((w) => `${w.text}@${(w.startMs/1000).toFixed(2)}`).join(' ');
  console.log(name, '\n ' + lines.join('\n '), '\n ' + words);
  if (process.env.DRY) continue;
  const cpu = process.cpuUsage();
  const t = process.resourceUsage();
  const { clip } = await studioPorts.sceneClip.render({ shots: shots.map(({ scene: _, ...s }) => s), presenter: testPresenter(likeness), elements: [], speech: spoken.file, timings: { words: spoken.words, phones: spoken.phones }, gender: undefined, fast: false, seed: 'films' }, ctx);
  const dir = `/tmp/shots-films/${tag}-${name}`;
  mkdirSync(dir, { recursive: true });
  cpSync(clip, `${dir}.mp4`);
  const count = Math.floor(spoken.durationMs / 1000);
  const stills = Array.from({ length: count + 1 }, (_, k) => ({ frame: Math.min(k * 30 + 15, Math.floor(spoken.durationMs * 0.03) - 3), out: join(dir, `${String(k).padStart(2, '0')}.png`) }));
  await inspect({ file: clip, stills }, { dir: '/tmp', progress() {} });
  execFileSync('montage', [...stills.map(({ out }) => out), '-resize', '216x', '-tile', '8x', '-geometry', '+3+3', `${dir}.jpg`]);
}
process.exit(0);
