import { seal } from './seal.ts';
import { Stage } from './stage.ts';

const trust = seal(window);
document.currentScript?.remove();
new Stage(trust, parent).start();
