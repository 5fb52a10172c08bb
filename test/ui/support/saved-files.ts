import { onTestFinished, vi } from 'vitest';

export interface SavedFile {
  readonly name: string;
  readonly file: Blob;
}

/** Files that the page saves until the end of the test; jsdom can neither address nor download them. */
export function keepSavedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  const files = new Map<string, Blob>();
  const { createObjectURL, revokeObjectURL } = URL;
  onTestFinished(() => void Object.assign(URL, { createObjectURL, revokeObjectURL }));
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      const address = `blob:${files.size}`;
      files.set(address, file);
      return address;
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const file = files.get(this.href);
    if (file) saved.push({ name: this.download, file });
  });
  return saved;
}
