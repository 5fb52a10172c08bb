/** Intended differences from the recorded server. All other responses must be equal. */
export interface Difference {
  /** Indexes of the exchanges in each recording file. */
  readonly places: Readonly<Record<string, readonly number[]>>;
  readonly reason: string;
  /** Matches every difference that this row allows. */
  readonly seen: RegExp;
}

export const differences: readonly Difference[] = [
  {
    places: { 'settings-oauth': [0], auth: [16] },
    reason: 'Postil lists its features in the settings',
    seen: /^\.postil: is new$/,
  },
  {
    places: { 'settings-oauth': [2, 3] },
    reason: 'The status describes the engine of Postil, and shows details of the host to signed-in users only',
    seen: /^(search_engine|memory)/,
  },
  {
    places: { workspaces: [14, 16, 20, 21, 22, 24], sdk: [38, 39, 40, 41, 42, 43, 44] },
    reason: 'API keys of other users are hidden',
    seen: /api_key: recorded .*, ours null$/,
  },
  { places: { auth: [15] }, reason: 'HTML pages are not part of the API', seen: /^status: recorded 200, ours 404/ },
  {
    places: { datasets: [9], fields: [7], questions: [12], metadata: [5] },
    reason: 'Messages list the allowed values instead of Python classes',
    seen: /msg: recorded .*<\w+\.\w+: '\w+'>/,
  },
  {
    places: { questions: [18], responses: [69] },
    reason: 'Errors omit an input that is too long',
    seen: /^detail\.params\.errors\[0\]\.input: is missing$/,
  },
  {
    places: { metadata: [18] },
    reason: 'The metrics of a draft dataset are empty',
    seen: /^status: recorded 500, ours 200/,
  },
  {
    places: { sdk: [4, 8] },
    reason: 'Errors of chat fields contain no Python internals',
    seen: /msg: recorded .*chat field/,
  },
  {
    places: { sdk: [7] },
    reason: 'Custom field values are returned as JSON instead of a Python repr',
    seen: /^items\[0\]\.fields\.card: recorded .*, ours \{"title":"T"\}$/,
  },
  {
    places: { sdk: [23] },
    reason: 'Hidden metadata is hidden from annotators in every call',
    seen: /^metadata\.secret: is missing$/,
  },
  { places: { sdk: [24] }, reason: 'Reading a record with vectors succeeds', seen: /^status: recorded 500, ours 200/ },
  {
    places: { responses: [4, 5, 8] },
    reason: 'A response without values is stored as an empty response',
    seen: /^status: recorded 500, ours 201/,
  },
  {
    places: { responses: [67] },
    reason: 'A bulk response without values is stored as an empty response',
    seen: /^items\[0\]\.(item: recorded null|error: recorded .*NoneType)/,
  },
  {
    places: { responses: [19, 29, 39, 40, 41, 42] },
    reason: 'A value of a wrong type has one error instead of one for each union member',
    seen: /^detail\.params\.errors/,
  },
  {
    places: { responses: [55, 70] },
    reason: 'The error of an unknown status has the location of the status',
    seen: /^detail\.params\.errors\[0\]/,
  },
  {
    places: { datasets: [48] },
    reason: 'Argilla counts with its search index, which misses earlier failed requests',
    seen: /^responses\.\w+: recorded \d+, ours \d+$/,
  },
  {
    places: { datasets: [50] },
    reason: 'The distribution of a dataset with responses cannot be changed',
    seen: /^status: recorded 200, ours 422 .*update_distribution_with_existing_responses/,
  },
  {
    places: { datasets: [54] },
    reason: 'The distribution has its earlier value because the change was rejected',
    seen: /^distribution\.min_submitted: recorded 3, ours 2$/,
  },
  {
    places: { 'records-search': [14] },
    reason: 'The offset of a search is not limited',
    seen: /^status: recorded 500, ours 200 \{"items":\[\],"total":40\}/,
  },
  {
    places: { 'records-search': [51, 84] },
    reason: 'Annotators get the same error for hidden and missing metadata properties',
    seen: /^status: recorded 200, ours 422 .*MetadataProperty not found/,
  },
  {
    places: { 'records-search': [75] },
    reason: 'Filters without conditions select all records',
    seen: /^status: recorded 500, ours 200/,
  },
  {
    places: { 'records-search': [89, 91, 92] },
    reason: 'Sorting supports every kind of value',
    seen: /^status: recorded 500, ours 200/,
  },
  {
    places: { 'records-search': [97, 98, 99, 101, 102], sdk: [87, 89, 91, 93, 95] },
    reason: 'Similarity search is exact, and its total is the number of similar records',
    seen: /^(total: recorded \d+, ours \d+|items\[\d\])/,
  },
  {
    places: { 'records-search': [100] },
    reason: 'A similarity search returns at most the requested number of records',
    seen: /^(items: recorded 5 items, ours 3|total: recorded 5, ours 3)$/,
  },
  {
    places: { 'records-search': [103, 106] },
    reason: 'Filters apply before the nearest records are chosen',
    seen: /^(items: recorded 0 items|total: recorded 0), ours (5|10)/,
  },
  {
    places: { 'records-search': [112] },
    reason: 'A vector with wrong dimensions is rejected',
    seen: /^status: recorded 500, ours 422 .*Vectors `embedding`/,
  },
  {
    places: { 'records-search': [118] },
    reason: 'A search in a draft dataset returns no records',
    seen: /^status: recorded 500, ours 200 \{"items":\[\],"total":0\}/,
  },
  {
    places: { 'records-search': [121] },
    reason: 'Agents are sorted by name',
    seen: /^items\[0\]\.agents\[[01]\]/,
  },
  {
    places: { 'settings-oauth': [7] },
    reason: 'Postil has no settings of Hugging Face Spaces',
    seen: /huggingface|^\.postil: is new$/,
  },
  {
    places: { 'jobs-import': [2] },
    reason: 'A job retries while the hub is unreachable',
    seen: /^status: recorded "failed", ours "(queued|scheduled|started)"$/,
  },
];

const byPlace: ReadonlyMap<string, Difference> = new Map(
  differences.flatMap((difference) =>
    Object.entries(difference.places).flatMap(([file, numbers]) =>
      numbers.map((number) => [`${file} ${number}`, difference] as const),
    ),
  ),
);

export const differenceAt = (place: string): Difference | undefined => byPlace.get(place);
