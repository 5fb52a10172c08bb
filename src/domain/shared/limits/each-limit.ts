/** Every number of the specification, once. Times are milliseconds, sizes are pixels unless a name says otherwise. */
// texts, in code points; the limit itself is allowed
export const questionTitle = 200;
export const questionDescription = 500;
export const fieldTitle = 500;
export const metadataPropertyTitle = 500;
export const vectorTitle = 500;
export const guidelines = 10_000;
export const itemName = 200;
export const dimensions = 65_536;
export const optionText = 500;
export const minSubmitted = 1;

// answering
export const bulkChunk = 10;
export const bulkSelectAll = 1000;
export const bulkConfirmAbove = 100;
export const pageSizes = [10, 25, 50, 100] as const;
export const focusFetch = 20;
export const focusBuffer = 10;
export const focusKept = 50;
export const sweepFetch = 100;
export const answersAtOnce = 4;
export const unsentLook = 60_000;
export const togetherKept = 5000;
export const searchLimit = 1000;
export const similarityLimits = [10, 50, 100, 200] as const;
export const similarityLimit = 50;
export const preview = { fields: 2, length: 200 } as const;
export const visibleOptionsAbove = 3;
export const optionSearchFrom = 15;
export const digitWait = 300;
export const undoSteps = 200;
export const storedDrafts = 200;
export const draftWait = 300;
export const previewWait = 150;
export const previewRows = 10;
export const previewCell = 120;
export const filterWait = 500;
export const leaseWait = 250;
export const swapWait = 400;
export const changesWait = 250;
export const changesWaitMost = 8000;
export const imagesAhead = 3;
export const imagesWait = 300;
export const partsWait = 5000;
export const leaseRenewal = 120_000;
export const sharesShown = 10;
export const sharesWait = 5000;
export const sharesRest = 30_000;
export const suggestionScoreDigits = 1;
export const recordScoreDigits = 1;
export const percentDigits = 2;

// creating a dataset from the hub
export const importTries = 10;
export const importInterval = 3000;
export const importEnough = 10;
export const importRows = 10_000;
export const labelOptionsMin = 2;
export const ratingOptionsMin = 2;
export const ratingFrom = 0;
export const ratingTo = 10;
export const rankingOptionsMin = 2;

// what a server takes
export const personName = 200;
export const workspaceName = 200;
export const passwordMin = 8;
export const passwordMax = 100;
export const searchFilters = 48; // besides the two that tell the status
export const filterValues = 250;
export const sortLevels = 10;
export const datasetName = 200;
export const optionLength = 200;
export const labelOptionsMax = 500;
export const rankingOptionsMax = 50;

// how long what was read is kept
export const caches = { short: 3000, medium: 120_000, large: 600_000 } as const;

// how long counts that cost five calls are good for
export const searchedCounts = 10_000;

// toasts
export const toastDuration = 6000;
export const toastExtra = 1000;
export const toastExtraPerCharacters = 120;
export const toastAppear = 100;
export const toastClose = 150;
export const toastQueueCheck = 250;

// the list of datasets
export const detailsAtOnce = 6;
export const listPoll = 30_000;

// what is shown while waiting
export const copyTooltip = 1000;
export const buttonSpinner = 20;
export const spinner = 32;
export const chunkReload = 60_000;
export const failureKept = 2000;

// the parts of the annotation screen, in pixels or in percent of what they are parts of
export const layout = { formLeast: 320, panelLeast: 80, half: 50, step: 2, kept: 100, refresh: 1000 } as const;

// sizes
export const listed = 20;
export const avatarLetters = 2;
export const usersOnCard = 3;
export const spanSaturation = { min: 50, max: 80 } as const;
