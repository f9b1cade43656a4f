import { toast, type ToastInput } from '#ui/toast-store.ts';
import { readStored } from '../storage/use-stored.ts';
import { pendingClaimKey } from './pending-claim.ts';

/** Submits the stored win once and shows the server's reply as a toast. */
export async function submitPendingClaim(address: string): Promise<void> {
  const fields = fieldsOf(readStored(pendingClaimKey) ?? '');
  if (!fields) return localStorage.removeItem(pendingClaimKey);
  const response = await fetch(address, { method: 'POST', body: fields }).catch(() => null);
  // Stays stored for the next page when the request failed.
  if (!response?.ok || readStored(pendingClaimKey) === null) return;
  localStorage.removeItem(pendingClaimKey);
  const reply = (await response.json()) as ToastInput | null;
  if (reply) toast(reply);
}

/** Null when the text is not a pending claim. */
function fieldsOf(text: string): URLSearchParams | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const texts = Object.entries(value).filter(([, field]) => typeof field === 'string');
    return texts.length > 0 ? new URLSearchParams(texts) : null;
  } catch {
    return null;
  }
}
