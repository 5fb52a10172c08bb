/** Keeps items in memory that localStorage refuses, because storage is denied or full. */
export class FallbackStorage {
  private readonly stored = openLocalStorage();
  private readonly inMemory = new Map<string, string>();
  /** False after the browser refused the last item. */
  isLasting = this.acceptsItems();

  getItem(key: string): string | undefined {
    return this.inMemory.get(key) ?? this.stored?.getItem(key) ?? undefined;
  }

  setItem(key: string, value: string): void {
    this.isLasting = this.store(key, value);
    if (this.isLasting) this.inMemory.delete(key);
    else {
      this.removeItem(key); // or a later read would return the older item
      this.inMemory.set(key, value);
    }
  }

  removeItem(key: string): void {
    this.inMemory.delete(key);
    this.stored?.removeItem(key);
  }

  private acceptsItems() {
    const probe = 'postil.probe';
    const isAccepted = this.store(probe, probe);
    this.stored?.removeItem(probe);
    return isAccepted;
  }

  private store(key: string, value: string) {
    try {
      this.stored?.setItem(key, value);
      return this.stored !== undefined;
    } catch {
      return false;
    }
  }
}

/** Reading `localStorage` throws in some browsers. */
function openLocalStorage(): Storage | undefined {
  try {
    localStorage.getItem('');
    return localStorage;
  } catch {
    return undefined;
  }
}
