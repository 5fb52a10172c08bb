/** Stands where Inversify asks for a way to keep what decorators say: we have none. */
export {};
