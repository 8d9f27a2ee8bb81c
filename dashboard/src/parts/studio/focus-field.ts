// Leads to the field of the studio's form that is named by the member of the request.

/** Where that is a group, to its first control. */
export function focusField(name: string): void {
  const place = document.querySelector<HTMLElement>(`[data-field="${name}"], [name="${name}"]`);
  place?.scrollIntoView({ block: 'center' });
  const control = place?.matches('textarea') ? place : place?.querySelector<HTMLElement>(CONTROL);
  control?.focus({ preventScroll: true });
}

/** Opens a row of the settings, and leads there. */
export function openField(name: string): void {
  focusField(name);
  const header = document.activeElement;
  if (header instanceof HTMLElement && header.ariaExpanded === 'false') header.click();
}

const CONTROL = ':is(input, button, textarea):not(:disabled, [type=file])';
