export const restockIntent = 'restock';
