// Lines of code, coloured if their language is given.
import { Code } from '@mantine/core';
import classes from './code-lines.module.css';
import { type CodeLanguage, tokensOf } from './code-tokens.ts';

interface Props {
  value: string;
  /** Names the text. */
  label: string;
  language?: CodeLanguage | undefined;
  /** Long lines are wrapped. */
  wrap?: boolean;
}

export const CodeLines = ({ value, label, language, wrap = false }: Props) => (
  <Code
    block
    tabIndex={0}
    role="group"
    aria-label={label}
    className={`${classes.code} ${wrap ? classes.wrapped : classes.lines}`}
  >
    {language
      ? tokensOf(value, language).map(({ text, kind }, index) =>
          kind ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a token is its place in the code
            <span key={index} data-kind={kind}>
              {text}
            </span>
          ) : (
            text
          ),
        )
      : value}
  </Code>
);
