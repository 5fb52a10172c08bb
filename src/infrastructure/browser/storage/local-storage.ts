/** The browser's own storage. What it does not take, where it is denied or full, is kept in memory. */
export class KeptItems {
  private readonly stored = reachable();
  private readonly inMemory = new Map<string, string>();
  /** Whether it took something when it was last tried. */
  isLasting = this.takes();

  getItem(key: string): string | undefined {
    return this.inMemory.get(key) ?? this.stored?.getItem(key) ?? undefined;
  }

  setItem(key: string, value: string): void {
    this.isLasting = this.store(key, value);
    if (this.isLasting) this.inMemory.delete(key);
    else {
      this.removeItem(key); // an older one must not come back
      this.inMemory.set(key, value);
    }
  }

  removeItem(key: string): void {
    this.inMemory.delete(key);
    this.stored?.removeItem(key);
  }

  private takes() {
    const probe = 'postil.probe';
    const isTaken = this.store(probe, probe);
    this.stored?.removeItem(probe);
    return isTaken;
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

/** Some browsers deny even to look at it. */
function reachable(): Storage | undefined {
  try {
    localStorage.getItem('');
    return localStorage;
  } catch {
    return undefined;
  }
}
