import type { WireFeature } from '#contract/hub/feature.ts';
import type { Feature } from '#domain/creation/source/feature.ts';

export function toFeature(wire: WireFeature): Feature {
  switch (wire._type) {
    case 'Value':
      return { kind: 'value', type: wire.dtype };
    case 'Image':
      return { kind: 'image' };
    case 'ClassLabel':
      return { kind: 'label', names: wire.names };
    case 'List':
      return { kind: 'list', of: toFeature(wire.feature) };
    case 'Struct':
      return { kind: 'struct', members: wire.members };
    case 'Unknown':
      return { kind: 'other', type: wire.name };
  }
}
