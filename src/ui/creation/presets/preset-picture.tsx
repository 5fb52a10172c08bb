import type { ReactNode } from 'react';
import type { Preset } from '#domain/creation/plan/preset.ts';
import styles from './presets.module.css';

interface LineProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const Line = ({ x, y, width }: LineProps) => (
  <rect className={styles.line} x={x} y={y} width={width} height={4} rx={2} />
);

const Sheet = ({
  x,
  y = 4,
  width,
  height = 30,
}: {
  readonly x: number;
  readonly y?: number;
  readonly width: number;
  readonly height?: number;
}) => <rect className={styles.sheet} x={x} y={y} width={width} height={height} rx={4} />;

const pictures: Readonly<Record<Preset, ReactNode>> = {
  classify: (
    <>
      <Line x={18} y={8} width={60} />
      <Line x={18} y={17} width={44} />
      <rect className={styles.chosen} x={12} y={36} width={22} height={12} rx={6} />
      <rect className={styles.sheet} x={38} y={36} width={22} height={12} rx={6} />
      <rect className={styles.sheet} x={64} y={36} width={22} height={12} rx={6} />
    </>
  ),
  mark: (
    <>
      <Line x={12} y={10} width={72} />
      <rect className={styles.marked} x={12} y={22} width={26} height={12} rx={3} />
      <Line x={16} y={26} width={18} />
      <Line x={42} y={26} width={20} />
      <rect className={styles.marked} x={50} y={38} width={34} height={12} rx={3} />
      <Line x={12} y={42} width={34} />
      <Line x={54} y={42} width={26} />
    </>
  ),
  rate: (
    <>
      <Sheet x={12} width={72} height={24} />
      <Line x={20} y={10} width={52} />
      <Line x={20} y={19} width={36} />
      {[0, 1, 2, 3, 4].map((at) => (
        <circle key={at} className={at < 4 ? styles.chosen : styles.sheet} cx={20 + at * 14} cy={43} r={5} />
      ))}
    </>
  ),
  compare: (
    <>
      <Sheet x={8} width={37} height={34} />
      <Line x={14} y={12} width={24} />
      <Line x={14} y={21} width={18} />
      <Sheet x={51} width={37} height={34} />
      <Line x={57} y={12} width={24} />
      <Line x={57} y={21} width={14} />
      <circle className={styles.chosen} cx={26.5} cy={47} r={5} />
      <circle className={styles.sheet} cx={69.5} cy={47} r={5} />
    </>
  ),
  rank: (
    <>
      {[68, 52, 36].map((width, at) => (
        <g key={width}>
          <circle className={at === 0 ? styles.chosen : styles.sheet} cx={15} cy={12 + at * 17} r={5} />
          <Line x={26} y={10 + at * 17} width={width - 8} />
        </g>
      ))}
    </>
  ),
};

export const PresetPicture = ({ preset }: { readonly preset: Preset }) => (
  <svg className={styles.picture} viewBox="0 0 96 56" width={96} height={56} aria-hidden>
    {pictures[preset]}
  </svg>
);
