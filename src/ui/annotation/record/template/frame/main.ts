import { seal } from './restrict-globals.ts';
import { Stage } from './template-renderer.ts';

const trust = seal(window);
document.currentScript?.remove();
new Stage(trust, parent).start();
