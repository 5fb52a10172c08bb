const part = '[A-Za-z0-9][A-Za-z0-9._-]{0,95}';
const whole = new RegExp(`^(${part}/${part})$`);
const inAddress = new RegExp(`(?:^|/)datasets/(${part}/${part})(?:[/?#]|$)`);

/** The id of a dataset on the hub, from itself or from the address of its page; nothing where it is neither. */
export function repoIdFrom(typed: string): string | undefined {
  const text = typed.trim();
  return (whole.exec(text) ?? inAddress.exec(text))?.[1];
}

/** Where its import begins. */
export const importPath = (repoId: string): string => `/${encodeURIComponent(repoId)}`;
