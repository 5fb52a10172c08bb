/** Intended differences from the recorded server. Everything else has to be equal. */
export interface Difference {
  /** Exchanges by file, and number in it. */
  readonly places: Readonly<Record<string, readonly number[]>>;
  readonly reason: string;
  /** Text that every difference of this kind contains. */
  readonly seen: RegExp;
}

export const differences: readonly Difference[] = [
  {
    places: { 'settings-oauth': [0], auth: [16] },
    reason: 'The settings announce what only our server can do',
    seen: /^\.postil: is new$/,
  },
  {
    places: { 'settings-oauth': [2, 3] },
    reason: 'The status tells of our own engine, and to strangers nothing about its host',
    seen: /^(search_engine|memory)/,
  },
  {
    places: { workspaces: [14, 16, 20, 21, 22, 24], sdk: [38, 39, 40, 41, 42, 43, 44] },
    reason: 'Nobody sees the API keys of others',
    seen: /api_key: recorded .*, ours null$/,
  },
  { places: { auth: [15] }, reason: 'Pages are no part of the API', seen: /^status: recorded 200, ours 404/ },
  {
    places: { datasets: [9], fields: [7], questions: [12], metadata: [5] },
    reason: 'Messages name the choices, not the classes of a Python program',
    seen: /msg: recorded .*<\w+\.\w+: '\w+'>/,
  },
  {
    places: { questions: [18], responses: [69] },
    reason: 'What was too long is not sent back once more',
    seen: /^detail\.params\.errors\[0\]\.input: is missing$/,
  },
  {
    places: { metadata: [18] },
    reason: 'The metrics of a draft are those of no records',
    seen: /^status: recorded 500, ours 200/,
  },
  {
    places: { sdk: [4, 8] },
    reason: 'What is wrong with a chat is said in words, not by the insides of a Python program',
    seen: /msg: recorded .*chat field/,
  },
  {
    places: { sdk: [7] },
    reason: 'The value of a custom field comes back as it was sent, not as the text of a Python object',
    seen: /^items\[0\]\.fields\.card: recorded .*, ours \{"title":"T"\}$/,
  },
  {
    places: { sdk: [23] },
    reason: 'Annotators see no hidden metadata, whichever way they ask',
    seen: /^metadata\.secret: is missing$/,
  },
  { places: { sdk: [24] }, reason: 'A record with vectors can be read', seen: /^status: recorded 500, ours 200/ },
  {
    places: { responses: [4, 5, 8] },
    reason: 'Missing values are no values, and nothing is stored behind an error',
    seen: /^status: recorded 500, ours 201/,
  },
  {
    places: { responses: [67] },
    reason: 'The same in bulk',
    seen: /^items\[0\]\.(item: recorded null|error: recorded .*NoneType)/,
  },
  {
    places: { responses: [19, 29, 39, 40, 41, 42] },
    reason: 'A value that is none of five kinds is told once, not five times',
    seen: /^detail\.params\.errors/,
  },
  {
    places: { responses: [55, 70] },
    reason: 'An unknown status is told at its place',
    seen: /^detail\.params\.errors\[0\]/,
  },
  {
    places: { datasets: [48] },
    reason: 'The recorded counts are those of a search index, which missed what failed before',
    seen: /^responses\.\w+: recorded \d+, ours \d+$/,
  },
  {
    places: { datasets: [50] },
    reason: 'The distribution of a dataset with responses stays as it is',
    seen: /^status: recorded 200, ours 422 .*update_distribution_with_existing_responses/,
  },
  {
    places: { datasets: [54] },
    reason: 'It was not changed before',
    seen: /^distribution\.min_submitted: recorded 3, ours 2$/,
  },
  {
    places: { 'records-search': [14] },
    reason: 'Offsets have no ceiling',
    seen: /^status: recorded 500, ours 200 \{"items":\[\],"total":40\}/,
  },
  {
    places: { 'records-search': [51, 84] },
    reason: 'To annotators a hidden property is like one that does not exist',
    seen: /^status: recorded 200, ours 422 .*MetadataProperty not found/,
  },
  {
    places: { 'records-search': [75] },
    reason: 'Filters without any are no filters',
    seen: /^status: recorded 500, ours 200/,
  },
  {
    places: { 'records-search': [89, 91, 92] },
    reason: 'Every value can be sorted by',
    seen: /^status: recorded 500, ours 200/,
  },
  {
    places: { 'records-search': [97, 98, 99, 101, 102], sdk: [87, 89, 91, 93, 95] },
    reason: 'The true number of similar records is told, and the nearest are found, not only likely ones',
    seen: /^(total: recorded \d+, ours \d+|items\[\d\])/,
  },
  {
    places: { 'records-search': [100] },
    reason: 'No more results than asked for',
    seen: /^(items: recorded 5 items, ours 3|total: recorded 5, ours 3)$/,
  },
  {
    places: { 'records-search': [103, 106] },
    reason: 'Filters come before neighbours are chosen',
    seen: /^(items: recorded 0 items|total: recorded 0), ours (5|10)/,
  },
  {
    places: { 'records-search': [112] },
    reason: 'A vector of another size is refused',
    seen: /^status: recorded 500, ours 422 .*Vectors `embedding`/,
  },
  {
    places: { 'records-search': [118] },
    reason: 'A draft has no records yet, which is no error',
    seen: /^status: recorded 500, ours 200 \{"items":\[\],"total":0\}/,
  },
  {
    places: { 'records-search': [121] },
    reason: 'Agents come in the order of their names',
    seen: /^items\[0\]\.agents\[[01]\]/,
  },
  {
    places: { 'settings-oauth': [7] },
    reason: 'Ours is not hosted there, and has nothing to say of it',
    seen: /huggingface|^\.postil: is new$/,
  },
  {
    places: { 'jobs-import': [2] },
    reason: 'A job goes on trying for a while when the hub is out of reach',
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
