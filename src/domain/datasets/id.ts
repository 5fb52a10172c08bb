const uuid = /^[\da-f]{8}(-?)[\da-f]{4}\1[\da-f]{4}\1[\da-f]{4}\1[\da-f]{12}$/i;

export const isId = (text: string | undefined): boolean => text !== undefined && uuid.test(text);
