/** The id of a column's element. */
export const columnId = (id: string) => `column-${id}`;
