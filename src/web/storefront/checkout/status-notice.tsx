import type { ReactNode } from 'react';

interface StatusNoticeProps {
  title: string;
  text: string;
  /** The next step. */
  children: ReactNode;
}

/** Reports the state of an order that is not placed yet. A rejection is a <RejectionNotice />. */
export const StatusNotice = ({ title, text, children }: StatusNoticeProps) => (
  <div tabIndex={-1} role="status" className="checkout-notice">
    <p className="font-medium">{title}</p>
    <p>{text}</p>
    {children}
  </div>
);
