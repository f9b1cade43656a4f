import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast-store.ts';
import { useHasScripts } from '#ui/use-has-scripts.ts';

interface CopyButtonProps {
  text: string;
  messages: { done: string; failed: string };
  label?: string;
  children: ReactNode;
}

/** Needs scripts and appears with them; the text itself stands beside it. */
export function CopyButton({ text, messages, label, children }: CopyButtonProps) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: messages.done, variant: 'success' }),
      () => toast({ title: messages.failed, variant: 'destructive' }),
    );
  if (!useHasScripts()) return null;
  return (
    <Button variant="outline" size="small" aria-label={label} onClick={() => void copy()}>
      {children}
    </Button>
  );
}
