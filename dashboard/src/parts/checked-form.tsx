// A form that says at its fields what is wrong with them, instead of in the browser's bubbles.
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';

interface CheckedFormProps {
  /** Runs if nothing is wrong. */
  onSubmit: () => void;
  /** For screen readers. */
  label?: string;
  /** @param problems by the names of the fields. */
  children: (problems: Readonly<Record<string, string>>) => ReactNode;
}

/** Finds what is wrong with all fields at once, and goes to the first of them. */
export function CheckedForm({ onSubmit, label, children }: CheckedFormProps) {
  const [problems, setProblems] = useState<Record<string, string>>({});
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        const invalid = [...event.currentTarget.querySelectorAll('input')].filter(({ validity }) => !validity.valid);
        setProblems(Object.fromEntries(invalid.map((input) => [input.name, problemOf(input)])));
        invalid[0]?.focus();
        if (invalid.length === 0) onSubmit();
      }}
    >
      {children(problems)}
    </form>
  );
}

const problemOf = ({ validity, minLength, type }: HTMLInputElement): string => {
  if (validity.valueMissing) return t`Fill in this field.`;
  if (validity.typeMismatch) {
    return type === 'url'
      ? t`Enter a URL, such as https://example.com/webhooks.`
      : t`Enter an e-mail address, such as ana@example.com.`;
  }
  return t`Enter at least ${minLength} characters.`;
};
