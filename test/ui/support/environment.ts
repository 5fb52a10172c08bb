/** Vitest evaluates a setup file for every test file, but its imports once: these change the environment itself. */
import './environment/computed-style.ts';
import './environment/match-media.ts';
import './environment/owner-stacks.ts';
import './environment/search-element.ts';
