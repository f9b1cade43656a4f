import type { ReactNode } from 'react';
import { Form } from 'react-router';

/** A form, so that signing out works without scripts and never happens by following a link. */
export function SignOutForm({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Form method="post" action="/logout">
      <button type="submit" className={className}>
        {children}
      </button>
    </Form>
  );
}
