const name = /^(?![-.])(?!.*(--|\.\.))[\w.-]{1,96}(?<![-.])$/;

/** Whether a repository of the hub can have this id: a name, with its owner or without. */
export function isRepoId(text: string | undefined): boolean {
  const parts = text?.split('/') ?? [];
  return (
    (parts.length === 1 || parts.length === 2) && parts.every((part) => name.test(part)) && !text?.endsWith('.git')
  );
}

/** The page on which a repository is imported. */
export const importPath = (repoId: string): string => `/${encodeURIComponent(repoId)}`;
