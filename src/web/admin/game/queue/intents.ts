export const decideIntent = 'decide';
export const recallIntent = 'recall';
