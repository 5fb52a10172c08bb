/** The browser reads it when the link is followed, and for as long as it takes to write it. */
const kept = 60_000;

/** Puts a file among what the person has downloaded. */
export function download(file: Blob, name: string) {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), kept);
}
