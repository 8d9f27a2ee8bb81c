// The most common unstressed words, by language.

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** By base code. In languages that are missing here, a short word takes as long as its letters. */
export const UNSTRESSED: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(
    "the a an and of to in on at is are be been was it its it's your you you'll we i i'm my our their they he she for with " +
      'that this from or as by if but so has have will can do does not than them us what when who up out',
  ),
  de: words(
    'der die das den dem des ein eine einen einem einer und oder ist sind war ich du er sie es wir ihr bin hat in im an am ' +
      'auf aus zu zum zur mit von für so wer was wie nur hier wenn als dass ihre ihnen unsere meinen meine keine kein bis ' +
      'nicht noch sich',
  ),
  nl: words('de het een en of is zijn was in op aan van voor met te dat die dit we je jij u ik er niet om als wat'),
};
