// An e-mail address, which breaks before its host, and elsewhere only where a part is longer than the line: not at hyphens.
import classes from './whole-words.module.css';

/** Other names of people are shown in one piece. */
export function EmailAddress({ address }: { address: string }) {
  const host = address.lastIndexOf('@') + 1;
  return (
    <>
      {host > 0 && <span className={classes.word}>{address.slice(0, host)}</span>}
      <span className={classes.word}>{address.slice(host)}</span>
    </>
  );
}
