/** Whole cents as an exact decimal: 60550 is '605.50'. */
export const decimal = (cents: number): string => {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

export const dollars = (whole: number): string => decimal(whole * 100);
