import { claimDecisionKind } from '../game/claim-decision-kind.server.ts';
import { orderMoveKind } from '../orders/order-move-kind.server.ts';

/** Everything that can be called back before it is carried out. */
export const decisionKinds = { claim: claimDecisionKind, order: orderMoveKind } as const;
