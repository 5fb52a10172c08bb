/** Subject of the notices about a dataset: “restored” replaces “deleted”. */
export const aboutDataset = (id: string) => `dataset ${id}`;
