/** Every number of the specification, once. Times are milliseconds, sizes are pixels unless a name says otherwise. */
export const limits = {
  // texts, in code points; the limit itself is allowed
  questionTitle: 200,
  questionDescription: 500,
  fieldTitle: 500,
  metadataPropertyTitle: 500,
  vectorTitle: 500,
  minSubmitted: 1,

  // answering
  bulkChunk: 10,
  bulkSelectAll: 1000,
  bulkConfirmAbove: 100,
  pageSizes: [10, 25, 50, 100],
  focusFetch: 20,
  focusBuffer: 10,
  focusKept: 50,
  answersAtOnce: 4,
  togetherKept: 5000,
  searchLimit: 1000,
  similarityLimits: [10, 50, 100, 200],
  similarityLimit: 50,
  preview: { fields: 2, length: 200 },
  visibleOptionsAbove: 3,
  optionSearchFrom: 15,
  digitWait: 300,
  undoSteps: 200,
  keptDrafts: 200,
  draftWait: 300,
  filterWait: 500,
  leaseWait: 250,
  swapWait: 400,
  changesWait: 250,
  changesWaitMost: 8000,
  imagesAhead: 3,
  imagesWait: 300,
  partsWait: 5000,
  leaseRenewal: 120_000,
  sharesShown: 10,
  sharesWait: 5000,
  sharesRest: 30_000,
  suggestionScoreDigits: 1,
  recordScoreDigits: 1,
  percentDigits: 2,

  // creating a dataset from the hub
  importTries: 10,
  importInterval: 3000,
  importEnough: 10,
  importRows: 10_000,
  labelOptionsMin: 2,
  ratingOptionsMin: 2,
  ratingFrom: 0,
  ratingTo: 10,
  rankingOptionsMin: 2,

  // what a server takes
  personName: 200,
  workspaceName: 200,
  passwordMin: 8,
  passwordMax: 100,
  searchFilters: 48, // besides the two that tell the status
  filterValues: 250,
  sortLevels: 10,
  datasetName: 200,
  optionLength: 200,
  labelOptionsMax: 500,
  rankingOptionsMax: 50,

  // how long what was read is kept
  caches: { short: 3000, medium: 120_000, large: 600_000 },

  // toasts
  toastDuration: 6000,
  toastExtra: 1000,
  toastExtraPerCharacters: 120,
  toastAppear: 100,
  toastClose: 150,
  toastQueueCheck: 250,

  // the list of datasets
  detailsAtOnce: 6,
  listPoll: 30_000,

  // what is shown while waiting
  copyTooltip: 1000,
  displayDelay: 200,
  buttonSpinner: 20,
  spinner: 32,
  chunkReload: 60_000,
  failureKept: 2000,

  // the parts of the annotation screen, in pixels or in percent of what they are parts of
  layout: { formLeast: 320, panelLeast: 80, half: 50, step: 2, kept: 100, refresh: 1000 },

  // sizes
  avatars: { mini: 26, small: 34, medium: 45 },
  avatarLetters: 2,
  usersOnCard: 3,
  tooltipNarrow: 100,
  tooltipWide: 400,
  tooltipWideFrom: 40,
  tooltipHeight: 360,
  pageContent: 1500,
  breakpoints: { sidebarBeside: 769, oneColumn: 1099, twoColumns: 1101 },
  spanSaturation: { min: 50, max: 80 },

  rootRedirectStatus: 302,
} as const;
