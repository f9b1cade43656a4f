export const addModelIntent = 'add-model';

/** Removes a model by its id, or the outline. */
export const removeShapeIntent = (shape: string): string => `remove-shape ${shape}`;

export const isShapeIntent = (intent: unknown): boolean =>
  intent === addModelIntent || String(intent).startsWith(removeShapeIntent(''));
