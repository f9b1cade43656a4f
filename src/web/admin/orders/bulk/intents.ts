export const previewMovesIntent = 'preview-moves';
export const moveOrdersIntent = 'move-orders';
