/** Under which a file with room for notes says what dataset it holds. */
export const settingsKey = 'postil';
