/** Vitest evaluates a setup file again for every test file, and what it imports once: these change the environment itself. */
import './environment/computed-style.ts';
import './environment/owner-stacks.ts';
import './environment/search-element.ts';
