import { limits } from './limits.ts';
import { characters } from './problem.ts';

export const tooltipWidth = (text: string): number =>
  characters(text) < limits.tooltipWideFrom ? limits.tooltipNarrow : limits.tooltipWide;
