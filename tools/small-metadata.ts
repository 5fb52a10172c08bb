/**
 * The part of reflect-metadata that Inversify itself asks for. We write no decorators (decision 2), and the whole of it
 * would be the largest thing on the way to the first page.
 */
type Kept = Map<unknown, unknown>;

const kept = new WeakMap<object, Kept>();

const keyOf = (key: unknown, property: unknown) =>
  property === undefined ? key : `${String(key)} of ${String(property)}`;

const metadata = {
  defineMetadata(key: unknown, value: unknown, target: object, property?: unknown) {
    kept.set(target, (kept.get(target) ?? new Map()).set(keyOf(key, property), value));
  },
  getOwnMetadata: (key: unknown, target: object, property?: unknown) => kept.get(target)?.get(keyOf(key, property)),
  getMetadata(key: unknown, target: object, property?: unknown): unknown {
    for (let each: object | null = target; each; each = Object.getPrototypeOf(each)) {
      const found = kept.get(each);
      if (found?.has(keyOf(key, property))) return found.get(keyOf(key, property));
    }
    return undefined;
  },
};

Object.assign(Reflect, metadata);
