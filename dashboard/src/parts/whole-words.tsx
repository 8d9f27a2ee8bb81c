// A text whose words do not break at their hyphens: "e-mail" stays on one line.
import classes from './whole-words.module.css';

export const WholeWords = ({ text }: { text: string }) =>
  text.split(/(\s+)/).map((word, index) =>
    word.includes('-') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: words repeat, and have no state.
      <span key={index} className={classes.word}>
        {word}
      </span>
    ) : (
      word
    ),
  );
