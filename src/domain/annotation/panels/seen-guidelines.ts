import { limits } from '../../shared/limits.ts';

interface GuidedDataset {
  readonly id: string;
  readonly guidelines: string | undefined;
}

/** Fingerprints of the guidelines that a user has seen, by dataset id, the last seen at the end. */
export type SeenGuidelines = Readonly<Record<string, string>>;

/** Why a user should see the guidelines of a dataset now. */
export type GuidelinesNews = 'unseen' | 'changed';

export function newsOf(seen: SeenGuidelines, { id, guidelines }: GuidedDataset): GuidelinesNews | undefined {
  if (!guidelines) return undefined;
  if (!Object.hasOwn(seen, id)) return 'unseen';
  return seen[id] === fingerprint(guidelines) ? undefined : 'changed';
}

/** Drops the datasets that were seen longest ago. */
export function withSeen(seen: SeenGuidelines, { id, guidelines = '' }: GuidedDataset): SeenGuidelines {
  const others = Object.entries(seen).filter(([datasetId]) => datasetId !== id);
  return Object.fromEntries(
    [...others, [id, fingerprint(guidelines)] as const].slice(-limits.layout.maxSeenGuidelines),
  );
}

/** Parses stored data, which may come from another version. */
export const seenFrom = (stored: unknown): SeenGuidelines =>
  Object.fromEntries(
    Object.entries(Object(stored)).flatMap(([id, print]) => (typeof print === 'string' ? [[id, print]] : [])),
  );

/** FNV-1a, with 32 bits: short to store, and enough to notice a change. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
