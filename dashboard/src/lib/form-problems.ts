// What is wrong with the fields of a form, to be shown at the fields instead of in the browser's bubbles.
import { t } from '@lingui/core/macro';
import { useState } from 'react';

const problemOf = ({ validity, minLength }: HTMLInputElement): string => {
  if (validity.valueMissing) return t`Fill in this field.`;
  if (validity.typeMismatch) return t`Enter an e-mail address, such as ana@example.com.`;
  return t`Enter at least ${minLength} characters.`;
};

/** The problems by the names of the fields. `check` finds them in a form with `noValidate`, and goes to the first one. */
export function useFormProblems(): {
  problems: Readonly<Record<string, string>>;
  check(form: HTMLFormElement): boolean;
} {
  const [problems, setProblems] = useState<Record<string, string>>({});
  return {
    problems,
    check(form) {
      const invalid = [...form.querySelectorAll('input')].filter(({ validity }) => !validity.valid);
      setProblems(Object.fromEntries(invalid.map((input) => [input.name, problemOf(input)])));
      invalid[0]?.focus();
      return invalid.length === 0;
    },
  };
}
