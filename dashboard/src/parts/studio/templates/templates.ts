// Script templates by goal, each with a tip on how to write such a script and a picture of a film made with it.
import { t } from '@lingui/core/macro';
import type { Draft } from '../draft.ts';
import { type TemplateId, templateNames } from './template-names.ts';

export type Goal = 'promote' | 'explain' | 'trust' | 'team';

export interface Template {
  id: TemplateId;
  /** What the video is for. */
  name: string;
  goal: Goal;
  /** How scripts of this kind are written. */
  tip: string;
  draft: Pick<Draft, 'mode' | 'script'> & Partial<Pick<Draft, 'setting' | 'story'>>;
  /** What the still shows: a stock presenter in a place. */
  still: { presenter: string; place: string };
}

type Words = Pick<Template, 'id' | 'goal' | 'tip'> & { presenter: string; script: string };

const talkingHead = ({ presenter, script, setting, ...words }: Words & { setting: string }): Template => ({
  ...words,
  name: templateNames[words.id],
  draft: { mode: 'talking_head', script, setting },
  still: { presenter, place: setting },
});

const scenes = ({ presenter, script, story, place, ...words }: Words & { story: string; place: string }): Template => ({
  ...words,
  name: templateNames[words.id],
  draft: { mode: 'scenes', script, story },
  still: { presenter, place },
});

export const templates: readonly Template[] = [
  talkingHead({
    id: 'product-launch',
    goal: 'promote',
    tip: t`Start with a problem, name one benefit, end with one call to action.`,
    presenter: 'maya',
    script: t`Cold coffee again? This mug keeps it hot for six hours, and it fits under every machine I tried. Tap the link, pick your colour, and drink the last sip warm.`,
    setting: t`A bright kitchen in the morning, soft light from a window`,
  }),
  talkingHead({
    id: 'special-offer',
    goal: 'promote',
    tip: t`Say what is cheaper, by how much and until when. Nothing else.`,
    presenter: 'camila',
    script: t`Three days, every pair of shoes, a third off. The offer starts on Friday and ends on Sunday at midnight. No code, no minimum. Find your size before somebody else does.`,
    setting: t`A small shoe shop with wooden shelves, warm light`,
  }),
  talkingHead({
    id: 'testimonial',
    goal: 'trust',
    tip: t`Tell what it was like before, what changed, and whom you would recommend it to. Use the words of a real customer.`,
    presenter: 'helen',
    script: t`I used to do our accounts on Sunday evenings, with a shoebox full of receipts. Now I take a photo of each receipt, and the month is done in ten minutes. If you run a small business, do yourself the favour.`,
    setting: t`A cosy living room with a bookshelf in the evening`,
  }),
  talkingHead({
    id: 'job-ad',
    goal: 'team',
    tip: t`Begin with what the work is like. Then say what you offer, and how to apply in one minute.`,
    presenter: 'tyler',
    script: t`We repair bicycles, and we are looking for somebody who likes it as much as we do. Four days a week, a workshop with daylight, and every tool you need. No letter required: send us three sentences about you, and we call you back within two days.`,
    setting: t`A tidy workshop with tools on the wall, daylight`,
  }),
  talkingHead({
    id: 'event',
    goal: 'promote',
    tip: t`Name the day and the place twice: at the beginning and at the end.`,
    presenter: 'thabo',
    script: t`Saturday at seven, the old harbour hall opens its doors. Four bands, two food trucks, one long summer night. Tickets are twelve at the door and ten online. See you on Saturday at seven, in the harbour hall.`,
    setting: t`A concert stage at night with colourful lights`,
  }),
  talkingHead({
    id: 'faq',
    goal: 'explain',
    tip: t`Ask a question in your customers’ words. Answer it first, then give reasons.`,
    presenter: 'zoe',
    script: t`How often should you water a rubber plant? Once a week is plenty. Push a finger into the soil: if the first inch is dry, water it; if not, wait. Save this for your next plant.`,
    setting: t`A living room with many green plants`,
  }),
  talkingHead({
    id: 'onboarding',
    goal: 'team',
    tip: t`Three steps, one sentence each. Say when they are done and where to get help.`,
    presenter: 'linh',
    script: t`Welcome to the team! Three things for your first day. First, pick up your badge at the front desk. Second, log in with the card in your folder. Third, have lunch with us at noon. Any question, any time: ask me, I sit by the window.`,
    setting: t`A modern open office with plants, morning light`,
  }),
  talkingHead({
    id: 'announcement',
    goal: 'explain',
    tip: t`Put the news in the first sentence. Then say who it is for and when it starts.`,
    presenter: 'mateo',
    script: t`We now deliver on Sundays. If your week is as full as mine, that is one less errand on Saturday. Order by Friday noon, and it is at your door before brunch.`,
    setting: t`A small friendly shop with wooden shelves, daylight`,
  }),
  talkingHead({
    id: 'how-to',
    goal: 'explain',
    tip: t`Promise the result first, then count the steps aloud so that nobody loses their place.`,
    presenter: 'marco',
    script: t`Perfect rice in three moves. One: rinse it until the water is clear. Two: one cup of rice, one and a half cups of water, lid on, twelve minutes on low heat. Three: off the heat, wait ten minutes, and do not lift the lid. Try it tonight.`,
    setting: t`A restaurant kitchen with copper pans`,
  }),
  talkingHead({
    id: 'app-demo',
    goal: 'promote',
    tip: t`Name the task, not the feature. Say what it saves: minutes, clicks or nerves.`,
    presenter: 'arjun',
    script: t`You have five calendars and one of you. Our app puts them side by side, finds the hour that suits everybody, and sends the invitation. Planning a meeting takes one tap. Try it free for thirty days.`,
    setting: t`A home office with a desk and a screen, evening light`,
  }),
  talkingHead({
    id: 'local-business',
    goal: 'promote',
    tip: t`Say where you are and what you do best, as you would tell a neighbour.`,
    presenter: 'walter',
    script: t`On the corner of Mill Street there is a smell of bread from five in the morning. That is us. Sourdough, rye, and on Fridays a plum cake that is gone by ten. Come by, the first coffee is on the house.`,
    setting: t`A bakery with fresh bread on the shelves, early morning`,
  }),
  talkingHead({
    id: 'real-estate',
    goal: 'promote',
    tip: t`Lead with what no other one has. Then rooms, place and price, and how to see it.`,
    presenter: 'ingrid',
    script: t`A roof terrace with a view of the river, five minutes from the station. Three rooms, a new kitchen, and a cellar for the bikes. Viewings are on Thursday and Friday. Write to us, and choose your time.`,
    setting: t`A roof terrace above the city at sunset`,
  }),
  talkingHead({
    id: 'course',
    goal: 'promote',
    tip: t`Say what people can do afterwards that they cannot do now, and how long it takes.`,
    presenter: 'nia',
    script: t`You do not need to be fit to start. You get fit because you start. Twenty minutes, three mornings a week, in the park by the lake. After eight weeks you run five kilometres. The next group begins on Monday.`,
    setting: t`A green park in the morning, sun through the trees`,
  }),
  talkingHead({
    id: 'health-tip',
    goal: 'explain',
    tip: t`One tip only. Say why most people do it wrong, then what to do instead.`,
    presenter: 'sofia',
    script: t`Your neck hurts after work, and you stretch it in the evening. Better: move it before it hurts. Every hour, look slowly over each shoulder, three times. It takes twenty seconds. Set a timer, and thank me on Friday.`,
    setting: t`A bright doctor’s office with a window`,
  }),
  talkingHead({
    id: 'thank-you',
    goal: 'trust',
    tip: t`Thank people for something they did, with a number. Then invite them back.`,
    presenter: 'grace',
    script: t`This year you planted four thousand trees with us. Some of you came in the rain, some brought their children, and one of you brought soup for everybody. Thank you. The forest will remember it longer than we do. We plant again in March: come along.`,
    setting: t`A forest in autumn, golden light`,
  }),
  scenes({
    id: 'short-story',
    goal: 'trust',
    tip: t`One idea per sentence, each a scene: before, turning point, after, call to action.`,
    presenter: 'mei',
    script: t`Every Monday I promised myself to cook. Every Monday I ordered pizza. Then a box with three recipes arrived, everything weighed and washed. Twenty minutes later there was dinner, and I had made it myself. Your first box is half the price this week. Try it, and keep the pizza for Friday.`,
    story: t`A woman in her thirties discovers that she likes to cook, in a city flat`,
    place: t`A kitchen in a city flat in the evening`,
  }),
  scenes({
    id: 'behind-the-scenes',
    goal: 'trust',
    tip: t`Follow one thing from the raw material to the finished product. Let each sentence be a place.`,
    presenter: 'omar',
    script: t`This chair begins in a forest an hour from here. The wood dries for two years, because we are in no hurry. Then it comes to our workshop, where six people know every joint by hand. A last coat of oil, a night of rest, and it is yours for the next fifty years. Come and sit on it in our workshop, any Saturday.`,
    story: t`A carpenter shows how a wooden chair is made, from the forest to the finished chair`,
    place: t`A carpenter’s workshop with wood shavings, warm daylight`,
  }),
];
