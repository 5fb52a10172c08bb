/** The browser still reads the blob while it writes the file. */
const revokeAfterMs = 60_000;

export function download(file: Blob, name: string) {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), revokeAfterMs);
}
