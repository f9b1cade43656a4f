/** The categories that the shop itself uses; staff may add others for their own notifications. */
export type NotificationCategory =
  | 'orders'
  | 'stock'
  | 'reviews'
  | 'rewards'
  | 'offers'
  | 'new_pieces';
