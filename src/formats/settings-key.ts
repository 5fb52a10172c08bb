/** Metadata key under which a Parquet file holds the settings of its dataset. */
export const settingsKey = 'postil';
