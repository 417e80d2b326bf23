/** Whether a key goes into a text: then it means a letter, and nothing of the table. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox], [type=radio]), textarea, select')
