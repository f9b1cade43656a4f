/** The kinds of notices that the shop itself sends; staff may add others for theirs. */
export type NoticeCategory = 'orders' | 'stock' | 'reviews' | 'rewards' | 'offers' | 'new_pieces';
