/** What a page of a record sends besides its form. */
export const removeIntent = 'remove';
/** Names the change set of a removal in the address of the list, which offers to undo it. */
export const undoParameter = 'undo';
