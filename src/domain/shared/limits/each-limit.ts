/** All numbers of the specification. */
// texts, in code points; the limit itself is allowed
export const maxQuestionTitleChars = 200;
export const maxQuestionDescriptionChars = 500;
export const maxFieldTitleChars = 500;
export const maxMetadataPropertyTitleChars = 500;
export const maxVectorTitleChars = 500;
export const maxGuidelinesChars = 10_000;
export const maxItemNameChars = 200;
export const maxDimensions = 65_536;
export const maxOptionTextChars = 500;
export const minSubmitted = 1;

export const bulkRecordsPerRequest = 10;
export const maxSelectedRecords = 1000;
export const confirmBulkAboveRecords = 100;
export const pageSizes = [10, 25, 50, 100] as const;
export const focusFetchRecords = 20;
export const focusBufferRecords = 10;
export const maxLoadedDistance = 50;
export const rescanFetchRecords = 100;
export const maxParallelSaves = 4;
export const unsentRefreshMs = 60_000;
export const maxBulkUndoRecords = 5000;
export const maxSearchRecords = 1000;
export const similarityLimits = [10, 50, 100, 200] as const;
export const similarityLimit = 50;
export const recordPreview = { maxFields: 2, maxChars: 200 } as const;
export const visibleOptionsAbove = 3;
export const optionSearchFrom = 15;
export const digitWaitMs = 300;
export const maxUndoSteps = 200;
export const maxStoredDrafts = 200;
export const draftWaitMs = 300;
export const previewWaitMs = 150;
export const previewRows = 10;
export const maxPreviewCellChars = 120;
export const maxShownCellChars = 1000;
export const filterWaitMs = 500;
export const leaseWaitMs = 250;
export const afterPaintMs = 200;
export const swapWaitMs = 400;
export const changesWaitMs = 250;
export const maxChangesWaitMs = 8000;
export const prefetchedImageRecords = 3;
export const imagesWaitMs = 300;
export const prefetchWaitMs = 5000;
/** Answers that a page has requested before its code are not used after this time. */
export const firstAnswersMs = 10_000;
export const leaseRenewalMs = 120_000;
export const maxPauseMs = 60_000;
export const teamAnswersWaitMs = 150;
export const maxSharesShown = 10;
export const maxDisputedRecords = 10;
/** Two years of weeks. */
export const maxQualityGroups = 104;
/** Precision for which a cut of the scores is proposed at first. */
export const wishedPrecision = 0.9;
export const bootstrapDraws = 1000;
export const minBootstrapDraws = 200;
/** Records in all draws of a bootstrap. */
export const maxBootstrapRecords = 200_000_000;
export const bootstrapSeed = 1;
/** Responses that the browser reads to compute figures itself. */
export const maxComputedResponses = 100_000;
export const maxComparedRecords = 20_000;
/** Distances between all answers take time by the square of these. */
export const maxComparedValues = 1000;
export const maxComparedChars = 16_000;
export const sharesWaitMs = 5000;
export const qualityWaitMs = 1000;
export const sharesPauseMs = 30_000;
export const suggestionScoreDigits = 1;
export const recordScoreDigits = 1;
export const percentDigits = 2;

// creating a dataset from the hub
export const maxImportTries = 10;
export const importPollMs = 3000;
export const minRecordsToOpen = 10;
export const maxImportRows = 10_000;
export const minLabelOptions = 2;
export const minRatingOptions = 2;
export const minRating = 0;
export const maxRating = 10;
export const minRankingOptions = 2;

// limits of servers
export const maxPersonNameChars = 200;
export const maxWorkspaceNameChars = 200;
export const minPasswordChars = 8;
export const maxPasswordChars = 100;
export const maxSearchFilters = 48; // besides the two filters by status
export const maxFilterValues = 250;
export const maxSortLevels = 10;
export const maxDatasetNameChars = 200;
export const maxOptionValueChars = 200;
export const maxLabelOptions = 500;
export const maxRankingOptions = 50;

export const cacheMs = { short: 3000, medium: 120_000, large: 600_000 } as const;

// counts that need five requests
export const searchedCountsMs = 10_000;
export const announcedCountsMs = 1500;

export const toastMs = 6000;
export const toastExtraMs = 1000;
export const toastCharsPerExtra = 120;
export const toastAppearMs = 100;
export const toastCloseMs = 150;
export const toastQueueCheckMs = 250;

// the list of datasets
export const maxParallelDetails = 6;
export const listPollMs = 30_000;

export const copyTooltipMs = 1000;
export const buttonSpinnerPx = 20;
export const spinnerPx = 32;

// chunks: a request may fail shortly before the browser is known to be offline, and shortly after it is online
export const chunkReloadMs = 60_000;
export const offlineEventMs = 500;
export const reconnectionMs = 5000;

export const failureRetryMs = 2000;

export const layout = {
  minFormPx: 320,
  minPanelPx: 80,
  halfPercent: 50,
  stepPercent: 2,
  maxStoredLayouts: 100,
  maxSeenGuidelines: 500,
  refreshMs: 1000,
} as const;

export const maxListedNames = 20;
export const maxNextCandidates = 5;
export const recentCommands = 5;
export const maxCommandsOfGroup = 20;
export const maxFoundCommands = 50;
export const avatarLetters = 2;
export const maxCellChars = 300;
export const usersOnCard = 3;
export const spanSaturationPercent = { min: 50, max: 80 } as const;
/** Share of the records on which suggestions are shown, in percent: what an admin gets first, and its bounds. */
export const suggestionSharePercent = { usual: 50, min: 1, max: 99 } as const;
