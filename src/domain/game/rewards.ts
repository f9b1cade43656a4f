export const pointsPerClaim = 100;
export const pointsPerLevel = 500;

export const levelOf = (points: number): number => 1 + Math.floor(points / pointsPerLevel);
