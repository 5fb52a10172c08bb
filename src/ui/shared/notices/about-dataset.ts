/** What notices are about: that a dataset is deleted gives way to that it is restored. */
export const aboutDataset = (id: string) => `dataset ${id}`;
