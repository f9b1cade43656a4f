import type { TextBox } from '../invoices/invoice-document.server.ts';

export const printColours = { muted: '#6A5B4E', brass: '#A8782B' } as const;

export const textBox = (start: number, top: number, width: number): TextBox => ({
  start,
  top,
  width,
});
