// The words of the shot list: the hook, titles, phrases and the end card.
import { expect, test } from 'vitest';
import { shotList, spokenShots } from './shot-list.ts';
import { engine, request, roles, scenes, spoken } from './testing-shot-lists.ts';

test('the first shot shows the words of the hook, and the last how to reach the client, also beside a product', () => {
  const scenes = [
    'Tired of cold coffee?',
    'Write to hello@warmcup.com, or don’t.',
    'Our mug keeps it hot, for you and your friends.',
  ];
  for (const elements of [[], roles('product')]) {
    const shots = shotList(request({ scenes, elements }));
    expect(shots[0]!.title).toMatchObject({ key: 'Tired of cold coffee?', keyMs: 0 });
    expect(shots.at(-1)).toMatchObject({
      subject: 'title',
      title: { before: 'Write to', key: 'hello@warmcup.com', after: '' },
    });
  }
});

test('a question that opens a film is whole, and the short sentence after it is not with its end', () => {
  const question = '¿Entiendes las series en inglés, pero no te salen las palabras?';
  const scenes = [`${question} Te falta hablar.`, 'Con nosotros hablas cada día un poco más.', 'Reserva en habla.es.'];
  const [first, second] = spokenShots(request({ scenes }));
  expect(first).toMatchObject({ text: question, title: { key: question } });
  expect(second!.text).toBe('Te falta hablar.');
});

test('the last shot shows the street address if there is nothing else, or else it is shown where it is said', () => {
  const script = [
    'Bread like it used to be, in all of its glory.',
    'You find our bakery at 12 Main Street, right by the old church.',
    'We bake for the whole town, day after day after day.',
    'Come by and see us soon.',
  ];
  const keys = (scenes: string[]) => shotList(request({ scenes })).map(({ title }) => title?.key);
  expect(keys(script).filter((key) => key === '12 Main Street')).toHaveLength(1);
  expect(keys(script).at(-1)).toBe('12 Main Street');
  expect(shotList(request({ scenes: script })).at(-1)!.title!.before).toBe('Come by and see us soon');
  const online = shotList(request({ scenes: [...script.slice(0, 3), 'Or order it all at warmbread.com.'] }));
  expect(online.at(-1)!.title).toMatchObject({ key: 'warmbread.com', after: '12 Main Street' });
});

test('the last shot repeats a price only in small, also right after the shot that has shown it', () => {
  const price = 'Every loaf costs you only 3 euros.';
  const call = 'Come by and see us soon, all of you, for it.';
  const titlesOf = (scenes: string[]) => shotList(request({ scenes })).map(({ title }) => title);
  const soon = titlesOf(['Bread like it used to be, in all of its glory.', price, call]);
  expect(soon.filter((title) => title?.key === '3 euros')).toHaveLength(1);
  const later = titlesOf([
    price,
    'It is bread like it used to be, in all of its glory and with all of its crust.',
    call,
  ]);
  for (const titles of [soon, later])
    expect(titles.at(-1)).toMatchObject({ key: 'Come by and see us soon', after: 'Every loaf costs you only 3 euros' });
});

test('a list after a colon is not cut, and no article is left before a label', () => {
  const saving = 'Con i nostri pannelli solari la maggior parte delle famiglie paga il 60 per cento in meno.';
  const list = 'Pensiamo davvero a tutto noi: progetto, permessi, montaggio in due giorni per voi.';
  const scenes = ['La bolletta della luce continua a salire?', saving, list, 'Chiama 02 5550 1234.'];
  const shots = shotList(request({ scenes, about: [] }));
  const phrases = shots.flatMap(({ phrases = [] }) => phrases.map(({ text }) => text));
  expect(shots.find(({ title }) => title?.key === '60 per cento')?.title?.after).toBe('in meno');
  expect(phrases.some((text) => text.endsWith(' il'))).toBe(false);
  expect(spokenShots(request({ scenes, about: [] })).filter(({ text }) => /permessi/u.test(text))[0]!.text).toContain(
    'progetto, permessi, montaggio',
  );
});

test('a short hook has a shot of its own, so that a claim after it is shown too', () => {
  const scenes = ['Your skin knows it. 9 out of 10 women see the change.', 'And so it goes for everybody, everywhere.'];
  const [first, second] = shotList(request({ scenes }));
  expect(first).toMatchObject({ endMs: 1600, title: { key: 'Your skin knows it' } });
  expect(second!.title).toMatchObject({ key: '9 out of 10', after: 'women see the change' });
});

test('without titles, the presenter is first and last in the same setting, and the last shot tells how to reach the client', () => {
  const told = [...scenes.slice(0, 3), 'Order at warmcup.com!'];
  const shots = shotList(request({ scenes: told, engine: { ...engine, subjects: ['presenter', 'place'] } }));
  const at = { subject: 'presenter', place: 'A rooftop terrace at sunset.' };
  for (const shot of [shots[0], shots.at(-1)]) expect(shot).toMatchObject(at);
  expect(shots.at(-1)!.title).toMatchObject({ before: 'Order at', key: 'warmcup.com' });
});

test('a long last sentence begins with the presenter and ends with the end card', () => {
  const scenes = [
    'Bread like it used to be.',
    'If you want to taste it too, and we hope that you do, then order today at warmbread.com.',
  ];
  const [, presenter, card] = shotList(request({ scenes, about: [] })).slice(-3);
  expect(presenter).toMatchObject({ subject: 'presenter', scene: 1 });
  expect(card).toMatchObject({ subject: 'title', title: { key: 'warmbread.com' } });
  expect(card!.endMs - card!.startMs).toBeGreaterThan(1800);
});

test('the shot before the end card does not show the words of the card, and each has the text that is spoken in it', () => {
  const scenes = ['Others charge 30% more. Our bread is fresh every single day of the week. Order at x.com.'];
  const [before, card] = spokenShots(request({ scenes, about: ['A small bakery'], narrationMode: 'voiceover' })).slice(
    -2,
  );
  expect(before).toMatchObject({ subject: 'place', title: null, text: 'Our bread is fresh every single day of' });
  expect(card).toMatchObject({ title: { before: 'Order at', key: 'x.com' }, text: 'the week. Order at x.com.' });
});

test('an address that is said just before the last sentence is on the end card from then on', () => {
  const scenes = [
    'It will rain on your way to work.',
    'Get yours today for $129 at x.com.',
    'Shipping is free until Sunday.',
  ];
  const [before, card] = spokenShots(request({ scenes, about: [] })).slice(-2);
  expect(before).toMatchObject({ text: 'Get yours today for $129', title: { key: '$129' }, phrases: [] });
  expect(card).toMatchObject({ title: { key: 'x.com' }, text: 'at x.com. Shipping is free until Sunday.' });
  expect(before!.endMs).toBe(card!.startMs);
});

test('a sentence with two claims is cut between them', () => {
  const scenes = [
    'Well, here we are, my friends.',
    'It costs you only $1,200, and it is yours on May 3.',
    'And we never hurry it, whatever the weather is.',
    'Come by and see us soon.',
  ];
  const titles = shotList(request({ scenes })).map(({ title }) => title?.key);
  expect(titles.slice(1, 3)).toEqual(['$1,200', 'May 3']);
});

test('a title is seen from the moment its words are spoken, for more than a second', () => {
  const scenes = [
    'Well, here we are, my dear friends.',
    'Every bag that you buy in our shop today saves you 20%.',
    'Bring your friends along with you, and stay a while with us.',
    'Come by and see us soon.',
  ];
  const words = spoken(scenes);
  const spokenMs = words.find(({ text }) => text === '20%.')!.startMs;
  const saving = shotList(request({ scenes: [scenes[0]!, scenes.slice(1, 3).join(' '), scenes[3]!] })).find(
    ({ title }) => title?.key === '20%',
  )!;
  expect(Math.abs(saving.title!.keyMs - spokenMs)).toBeLessThan(200);
  expect(saving.endMs - saving.title!.keyMs).toBeGreaterThanOrEqual(1200);
});

test('every sentence has words on the screen in a film with the presenter, but not beside the caption of an element', () => {
  const captioned = [{ role: 'product' as const, caption: 'A bag of beans' }];
  for (const elements of [[], roles('product'), captioned]) {
    for (const { element, title, phrases } of shotList(request({ elements }))) {
      const hasWords = title !== null || phrases!.length > 0;
      expect(hasWords).toBe(element === null || elements !== captioned);
    }
  }
});

test('a sentence before the call has its own shot, and the number that the end card shows is in no words before it', () => {
  const scenes = ['Here we are again.', 'You can call us at 0117 496 0123 now. Come by and see us soon, my friends.'];
  const [, before, card] = shotList(request({ scenes, about: [] }));
  expect(before).toMatchObject({ title: null, phrases: [{ text: 'You can call us' }] });
  expect(card).toMatchObject({ title: { key: '0117 496 0123' }, phrases: [] });
});

test('a script without numbers or places has one title from its words', () => {
  const plain = [
    'Hello, and a very warm welcome to everybody here.',
    'We take our time, because good things need it.',
    'Nobody here counts hours, and nobody ever hurries you.',
    'People remember how it felt, long after they went away.',
    'Write to us and tell us what you think about it.',
  ];
  const subjects = shotList(request({ scenes: plain, about: [] })).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'title')).toHaveLength(1);
});
