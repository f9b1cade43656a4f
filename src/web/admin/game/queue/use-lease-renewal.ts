import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const minute = 60_000;
/** A page that is left open keeps its claim no longer. */
const maxRenewals = 10;

/** Loads the page again each minute, which keeps the claim open at the reader while they look it up. */
export function useLeaseRenewal(claimId: string | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!claimId) return undefined;
    let renewals = 0;
    const timer = setInterval(() => {
      renewals += 1;
      if (renewals > maxRenewals) clearInterval(timer);
      else void revalidate();
    }, minute);
    return () => clearInterval(timer);
  }, [claimId, revalidate]);
}
