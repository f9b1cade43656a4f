export const previewMovesIntent = 'preview-moves';
export const moveOrdersIntent = 'move-orders';
export const recordCashIntent = 'record-cash';
export const undoCashIntent = 'undo-cash';
export const handleOrdersIntent = 'handle-orders';
