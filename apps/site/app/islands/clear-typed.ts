/** Gives the fields of an island back what they were drawn with, so that it is taken over as it was drawn; returns what puts the caret back. */
export function clearTyped(island: HTMLElement): () => void {
  const caret = caretIn(island);
  for (const input of island.querySelectorAll('input')) {
    if (input.type === 'file') continue;
    if (input.checked !== input.defaultChecked) input.checked = input.defaultChecked;
    else if (input.value !== input.defaultValue) input.value = input.defaultValue;
  }
  for (const area of island.querySelectorAll('textarea'))
    if (area.value !== area.defaultValue) area.value = area.defaultValue;
  for (const select of island.querySelectorAll('select')) clearChoice(select);
  return caret;
}

function clearChoice({ options }: HTMLSelectElement): void {
  const drawn = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
  if (drawn && !drawn.selected) drawn.selected = true;
}

/** A field whose text is written anew has its caret at the end. */
function caretIn(island: HTMLElement): () => void {
  const { activeElement: field } = document;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || !island.contains(field))
    return () => undefined;
  const { selectionStart, selectionEnd, selectionDirection } = field;
  return () => {
    // A number, a date or a slider has none.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
}
