import { z } from 'zod';
import { bounds } from '../../bounds.ts';
import { compareAmounts } from '../../money.ts';
import { amountBetween, onOrOff, wholeNumber, wholeWithin } from './setting-fields.ts';

const count = wholeWithin(bounds.limit);
const devices = wholeNumber(0, 100_000);
const value = amountBetween('0.01', bounds.orderAmount.most);
const hours = wholeWithin(bounds.limitHours);
const bits = wholeWithin(bounds.proofBits);

const limits = z.object({
  order_max_pieces: count,
  order_max_value: value,
  phone_daily_orders: count,
  phone_daily_pieces: count,
  phone_daily_value: value,
  network_daily_orders: count,
  network_daily_pieces: count,
  network_daily_value: value,
  recipient_daily_orders: count,
  hold_hours: hours,
  hold_warning_hours: hours,
  hold_extension_hours: hours,
  game_free_devices: devices,
  game_proof_bits: bits,
  game_proof_max_bits: bits,
  game_guest_claims: devices,
  game_account_claims: devices,
  staff_second_factor: onOrOff,
});
export type AbuseLimitsInput = z.output<typeof limits>;

/** Every column of `abuse_limits`; the table's checks hold the same rules. */
export const abuseLimitsInput = limits.superRefine((input, context) => {
  for (const [field, problem] of contradictions(input)) {
    context.addIssue({ code: 'custom', path: [field], message: problem });
  }
});

type Contradiction = readonly [keyof AbuseLimitsInput, string];

/** Limits that would contradict each other, by the field to correct. */
function contradictions(input: AbuseLimitsInput): Contradiction[] {
  const found: (Contradiction | false)[] = [
    input.phone_daily_pieces < input.order_max_pieces && ['phone_daily_pieces', 'below_order'],
    input.network_daily_pieces < input.order_max_pieces && ['network_daily_pieces', 'below_order'],
    compareAmounts(input.phone_daily_value, input.order_max_value) < 0 && [
      'phone_daily_value',
      'below_order',
    ],
    compareAmounts(input.network_daily_value, input.order_max_value) < 0 && [
      'network_daily_value',
      'below_order',
    ],
    input.hold_warning_hours >= Math.min(input.hold_hours, input.hold_extension_hours) && [
      'hold_warning_hours',
      'warning_too_early',
    ],
    input.game_proof_max_bits < input.game_proof_bits && ['game_proof_max_bits', 'below_first'],
  ];
  return found.filter((each) => each !== false);
}
