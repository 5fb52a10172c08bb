const name = /^(?![-.])(?!.*(--|\.\.))[\w.-]{1,96}(?<![-.])$/;
const part = '[A-Za-z0-9][A-Za-z0-9._-]{0,95}';
const whole = new RegExp(`^(${part}(?:/${part})?)$`);
const inAddress = new RegExp(`(?:^|/)datasets/(${part}/${part})(?:[/?#]|$)`);

/** The id of a dataset on the hub, from itself or from the address of its page; nothing where it is neither. */
export function repoIdFrom(typed: string): string | undefined {
  const text = typed.trim();
  return (whole.exec(text) ?? inAddress.exec(text))?.[1];
}

/** Whether a repository of the hub can have this id: a name, with its owner or without. */
export function isRepoId(text: string | undefined): boolean {
  const parts = text?.split('/') ?? [];
  return (
    (parts.length === 1 || parts.length === 2) && parts.every((each) => name.test(each)) && !text?.endsWith('.git')
  );
}

/** The page on which a repository is imported. */
export const importPath = (repoId: string): string => `/${encodeURIComponent(repoId)}`;
