export const e2ePort = 4689;
