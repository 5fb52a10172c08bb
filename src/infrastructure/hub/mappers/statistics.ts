import type { WireColumnStatistics } from '#contract/hub/statistics.ts';
import type { ColumnStatistics } from '#domain/creation/source/statistics.ts';

export function toStatistics(wire: WireColumnStatistics): ColumnStatistics {
  const { column_name: name } = wire;
  switch (wire.column_type) {
    case 'int':
      return { name, type: 'int', min: wire.column_statistics.min, max: wire.column_statistics.max };
    case 'string_label':
      return {
        name,
        type: 'string_label',
        frequencies: new Map(Object.entries(wire.column_statistics.frequencies)),
      };
    case 'other':
      return { name, type: 'other' };
  }
}
