/** The keys that choose an option: digits first, then letters in reading order. */
export const HOTKEYS = '1234567890qwertyuiopasdfghjklzxcvbnm';

/** Whether a key press belongs to a field the person is typing in. */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return !!target?.closest(
    'input:not([type=radio]):not([type=checkbox]):not([type=range]), textarea, select, [contenteditable]',
  );
}
