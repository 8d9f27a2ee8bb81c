// English as written in advertisements, and its spoken form.
import { expect, test } from 'vitest';
import { passagesOf } from './passages.ts';

const spokenForm = (text: string) =>
  passagesOf(text, 'en')
    .map(({ tokens }) => tokens.map(({ spoken }) => spoken).join(' '))
    .join(' | ');

test.each([
  // Phone numbers.
  ['Call 555-123-4567 now', 'Call 5 5 5, 1 2 3, 4 5 6 7 now'],
  ['Call 1-800-555-0199.', 'Call 1, 8 hundred, 5 5 5, oh 1 9 9.'],
  ['Call 1-800-FLOWERS!', 'Call 1, 8 hundred, flowers!'],
  ['+1 (555) 123-4567 or (555) 123-4567', 'plus 1, 5 5 5, 1 2 3, 4 5 6 7 or 5 5 5, 1 2 3, 4 5 6 7'],
  ['+44 20 7946 0958', 'plus 4 4, 2 oh, 7 9 4 6, oh 9 5 8'],
  // Ranges.
  ['from $5-$10', 'from 5 to 10 dollars'],
  ['from $5–10 each', 'from 5 to 10 dollars each'],
  ['$5.50-$6', '5 dollars 50 cents to 6 dollars'],
  ['$5k-$10k', '5 thousand dollars to 10 thousand dollars'],
  ['10-20% off', '10 to 20 percent off'],
  ['10%-20%', '10 percent to 20 percent'],
  ['2019-2024', '2019 to 2024'],
  ['Open 9-5, Mon-Fri', 'Open 9 to 5, Monday to Friday'],
  ['Mon – Fri, 9 am – 5 pm', 'Monday to Friday, nine A M to five P M'],
  ['Sat. and Sun. 10am-4:30pm', 'Saturday and Sunday ten A M to four thirty P M'],
  ['Jan-Mar', 'January to March'],
  // Times and dates.
  ['9am, 9:30pm, 17:00', 'nine A M, nine thirty P M, 17 hundred'],
  ['We close at 5 p.m. Come by!', 'We close at five P M | Come by!'],
  ['at 5 p.m. on Monday', 'at five P M on Monday'],
  ['at 5 p.m. Monday', 'at five P M Monday'],
  ['Jan. 5 or Mon. Dec. 7', 'January 5 or Monday December 7'],
  ['since the 1990s and ’90s', 'since the 1990s and 90s'],
  ['the 1st, 2nd, 21st', 'the 1st, 2nd, 21st'],
  ['Open 24/7', 'Open twenty four seven'],
  // Numbers.
  ['1/2 cup, 2 1/2 cups, ¾ full', 'one half cup, 2 and a half cups, three quarters full'],
  ['4.9/5 stars', '4.9 out of 5 stars'],
  ['50% off', '50 percent off'],
  ['our #1 pick', 'our number 1 pick'],
  ['2x faster, x2', '2 times faster, times 2'],
  ['10x20 cm or 10 × 20 cm', '10 by 20 centimeters or 10 by 20 centimeters'],
  ['version 2.0 and v2.0', 'version 2.0 and version 2.0'],
  ['20°C, -5 °C, ±5', '20 degrees Celsius, minus 5 degrees Celsius, plus or minus 5'],
  ['5G, 4K and 3 g', '5G, 4 K and 3 grams'],
  ['8 lbs. of 5\'10"', '8 pounds of 5 foot 10'],
  ['10 000 people paid 1 299 €', '10000 people paid 1299 euros'],
  ['$19/mo', '19 dollars per month'],
  ['Rated 4.8/5, ends 12/10', 'Rated 4.8 out of 5, ends 12 10'],
  ['60000-80000 views', '60000 to 80000 views'],
  ['Mary-Jane, Mar-Jul', 'Mary-Jane, March to July'],
  ['constructor toString valueOf', 'constructor toString valueOf'],
  // Names, handles and addresses.
  ['Salt & pepper @brand', 'Salt and pepper at brand'],
  ['#GreenRoom', 'hashtag Green Room'],
  [
    'Visit example.store, shop.ai or example.co.uk!',
    'Visit example dot store, shop dot A I or example dot co dot U K!',
  ],
  ['(EXAMPLE.COM)', 'EXAMPLE dot COM'],
  ['The end.Start here.It works', 'The end.Start here.It works'],
  // Abbreviations.
  ['Mr. Fox, Mrs. Hare and Ms. Owl', 'Mister Fox, Missus Hare and Miz Owl'],
  ['Dr. Fox on Oak St. near St. Mary', 'Doctor Fox on Oak Street near Saint Mary'],
  ['12 Oak Dr. Come by!', '12 Oak Drive | Come by!'],
  ['No. 5 vs. No. 6', 'Number 5 versus Number 6'],
  ['I said no. You said yes.', 'I said no. | You said yes.'],
  ['fruit, e.g. figs (i.e. these), etc.', 'fruit, for example figs that is these, et cetera'],
  ['approx. 5 w/ milk', 'approximately 5 with milk'],
])('"%s" is spoken as "%s"', (written, spoken) => {
  expect(spokenForm(written)).toBe(spoken);
});
