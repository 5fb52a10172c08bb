/** The browser's own storage, or a memory like it where the browser denies it. */
export function localStorageOrMemory(): Storage | MemoryStorage {
  try {
    const probe = 'postil.probe';
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return new MemoryStorage();
  }
}

class MemoryStorage {
  private readonly items = new Map<string, string>();

  getItem = (key: string): string | null => this.items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.items.set(key, value);
  removeItem = (key: string): void => void this.items.delete(key);
}
