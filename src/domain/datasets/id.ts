const uuid = /^[\da-f]{8}(-?)[\da-f]{4}\1[\da-f]{4}\1[\da-f]{4}\1[\da-f]{12}$/i;

/** Whether something can have this id at all. */
export const isId = (text: string | undefined): boolean => text !== undefined && uuid.test(text);
