/** Whether a pointer or the focus is in an element, or one of its cards is in the air. */
export const isUsed = (element: HTMLElement | null): boolean =>
  element?.matches(':hover, :focus-within, :has([data-dragged])') ?? false;
