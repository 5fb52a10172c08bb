const first = 4689;

/** Where the product runs on its own server. */
export const e2ePort = first;
/** Where a server runs that speaks nothing but Argilla. */
export const argillaPort = first + 1;
/** Where the product runs on that server. */
export const onArgillaPort = first + 2;
/** Where the product runs in a frame of another site. */
export const framedPort = first + 3;
/** Where the product lets people of a company in. */
export const companyPort = first + 4;
/** Where the product runs with very many datasets. */
export const manyPort = first + 5;
/** Where the hub stands that is told to most products. */
export const commonHubPort = first - 3;
/** Where a hub stands, and the product that imports from it. */
export const hubPort = first - 2;
export const creatingPort = first - 1;
/** The same once more, for what runs beside that. */
export const otherHubPort = first - 5;
export const otherCreatingPort = first - 4;
/** Where the product runs for one worker alone, and behind it for each further worker. */
export const apartPort = first + 6;
